// Words demo rows are made of: believable, in the console's three languages, and nobody's real address.
export const people = [
  "陈思远",
  "Emma Fischer",
  "林佳穎",
  "Arjun Menon",
  "王海峰",
  "Laura Bennett",
  "周敏",
  "佐藤健",
  "Noah Carter",
  "李若彤",
  "黃俊傑",
  "Sofia Rossi",
  "赵一鸣",
  "Divya Nair",
  "徐蕾",
  "Oliver Whitfield",
];
export const companies = [
  "Aurora Vision Systems",
  "星途智能科技有限公司",
  "宏遠數位科技股份有限公司",
  "Bluefin Cameras GmbH",
  "安居物业服务有限公司",
  "Redwood Distribution LLC",
  "海桥电子商务有限公司",
  "Kestrel Security Ltd",
  "晴川网络科技有限公司",
  "Nilgiri IoT Pvt Ltd",
];
export const places = [
  "Front door",
  "客厅",
  "大門口",
  "Warehouse 2",
  "前台",
  "停車場",
  "Lobby",
  "后院",
  "Reception",
  "三楼走廊",
];
export const titles = [
  "Scheduled maintenance",
  "系统维护通知",
  "服務升級公告",
  "New firmware available",
  "套餐即将到期",
  "訂閱成功",
  "Device offline",
  "云存储已开通",
  "登入驗證碼",
  "Payment received",
];
export const remarks = [
  "",
  "Installed by the partner",
  "客户要求加急",
  "由經銷商安裝",
  "Spare unit",
  "测试设备",
  "To be checked next quarter",
  "已回访",
  "",
];
export const sentences = [
  "Thank you for using our service.",
  "感谢您使用我们的服务。",
  "感謝您使用我們的服務。",
  "The picture flickers at night.",
  "夜间画面闪烁，请协助处理。",
  "裝置無法連上網路。",
  "Please renew before the end of the month.",
  "请在到期前续费。",
];
export const addresses = [
  "科技园南路 18 号",
  "1200 Fourth Street",
  "連城路 192 號",
  "7 Anchor Road",
  "文三路 259 号",
  "Leopoldstraße 244",
];
export const countries = ["中国", "United States", "台灣", "Germany", "India", "日本"];
export const provinces = ["广东省", "California", "新北市", "Bavaria", "浙江省", "Karnataka"];
export const cities = ["深圳市", "San Francisco", "台中市", "Munich", "杭州市", "Bengaluru"];
export const districts = ["南山区", "Mission Bay", "中和區", "Schwabing", "西湖区", "Whitefield"];
export const zones = ["cn", "eu", "us", "ap", "in"];
export const hosts = [
  "api.example.com",
  "eu-1.example.net",
  "cn-2.example.com",
  "media.example.org",
  "gw-3.example.net",
];
export const emails = [
  "siyuan.chen@example.com",
  "emma.fischer@example.de",
  "jiaying.lin@example.tw",
  "arjun.menon@example.in",
  "ops@example.org",
  "laura.bennett@example.co.uk",
  "min.zhou@example.cn",
];
export const languages = ["en", "zh-CN", "zh-TW"];
export const words = [
  "atlas",
  "beacon",
  "cobalt",
  "delta",
  "ember",
  "fjord",
  "garnet",
  "harbor",
  "indigo",
  "juniper",
  "kestrel",
  "lumen",
];
