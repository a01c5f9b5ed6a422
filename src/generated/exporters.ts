// Generated from resources/console.yaml. Do not edit: change the definition, then npm run generate.

export const exporters = {
  device_log: {
    range: "gmt_create",
  },
  device: {
    range: "gmt_create",
  },
  device_state: {},
  order_bind: {
    range: "gmt_create",
  },
} as const;
