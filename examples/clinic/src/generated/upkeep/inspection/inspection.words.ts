// Generated from resources/upkeep/inspection.yaml. Do not edit: change the definition, then npm run generate.
import type { Translations } from "pilothouse/wire";

export default {
  "inspection.name": ["Inspection", "设备巡检", "裝置巡檢"],
  "inspection.plural": ["Inspections", "设备巡检", "裝置巡檢"],
  "inspection.fields.planned_for": ["Planned for", "计划日期", "計劃日期"],
  "inspection.fields.verdict": ["Verdict", "结论", "結論"],
  "inspection.fields.inspection_no": ["Inspection number", "巡检编号", "巡檢編號"],
  "inspection.fields.certificate_no": ["Certificate number", "证书编号", "證書編號"],
  "inspection.fields.inspected": ["Equipment", "设备", "裝置"],
  "inspection.fields.procedure": ["Procedure", "检测项目", "檢測專案"],
  "inspection.fields.inspected_by": ["Inspector", "检测人", "檢測人"],
  "inspection.fields.checklist": ["Checklist", "检查表", "檢查表"],
  "inspection.fields.checklist.checkpoint": ["Checkpoint", "检查点", "檢查點"],
  "inspection.fields.checklist.allowed": ["Permitted", "允许值", "允許值"],
  "inspection.fields.checklist.measured": ["Measured", "实测值", "實測值"],
  "inspection.fields.checklist.point_verdict": ["Result", "结果", "結果"],
  "inspection.fields.observations": ["Observations", "说明", "說明"],
  "inspection.fields.certificate": ["Certificate", "证书", "證書"],
  "inspection.fields.planned_at": ["Entered", "录入时间", "錄入時間"],
  "inspection.groups.plan": ["Plan", "计划", "計劃"],
  "inspection.groups.result": ["Result", "结果", "結果"],
  "inspection.groups.record": ["Record", "记录信息", "記錄資訊"],
  "inspection.actions.postpone": ["Plan for another day", "改期", "改期"],
  "inspection.done.postpone": ["Planned for {planned_for}", "已改期至 {planned_for}", "已改期至 {planned_for}"],
  "inspection.actions.sign": ["Sign", "签署", "簽署"],
  "inspection.done.sign": ["Signed: {verdict}", "已签署：{verdict}", "已簽署：{verdict}"],
} satisfies Translations;
