// Mistakes of a beginner in the definitions of the clinic. They were listed without a look at what the generator checks.
// title ; file ; text to replace ; replacement ; code ; text at the place ; words of the fix.
// ⏎ is a line break, && is between two replacements. `(move)`, `(add)`, `(link)` and `(latin)` in place of the text change
// the file itself. The place - means anywhere in the file, and an empty place means the file as a whole.
export const BEGINNERS_MISTAKES = `
a heading of a form without fields ; equipment ; fields: [mains, accessories] } ; fields: [] } ; P105 ; [] ; not be empty
a form with the key that the platform gives ; equipment ; fields: [bought_from, ; fields: [equipment_no, bought_from, ; P230 ; equipment_no ; Leave it out
a form with a time that the platform sets ; equipment ; fields: [bought_from, ; fields: [entered_at, bought_from, ; P230 ; entered_at ; Leave it out
a column that is listed twice ; equipment ; columns: [tag, designation, ; columns: [tag, designation, tag, ; P231 ; tag, device ; Remove one
a filter that is listed twice ; supplier ; sort: supplier_name } ; sort: supplier_name, filters: [contract_ends, contract_ends] } ; P231 ; contract_ends] ; Remove one
a column of a password ; staff ; columns: [login_name, full_name, ; columns: [login_name, passphrase, full_name, ; P232 ; passphrase ; Leave it out
a column of nested values ; equipment ; columns: [tag, designation, ; columns: [tag, mains, designation, ; P232 ; mains ; Leave it out
a column of a hidden field ; delivery ; calls: ; views: { list: { columns: [register] } }⏎calls: ; P232 ; register ; hidden
a list sorted by a list of parts ; maintenance_order ; sort: -reported_at, ; sort: -parts_used, ; P233 ; -parts_used ; Sort by
a list sorted by a picture ; equipment ; sort: tag, ; sort: likeness, ; P233 ; likeness ; Sort by
a title that is a picture ; equipment ; title: designation ; title: likeness ; P234 ; likeness ; Name a text
a title that is a file ; inspection ; title: certificate_no ; title: certificate ; P234 ; certificate ; Name a text
a picture of the head that is no picture ; equipment ; head: { state: condition, ; head: { state: condition, picture: handbook, ; P234 ; handbook ; kind image
a condition with texts in place of numbers ; equipment ; when: { condition: [10, 20] } ; when: { condition: ["10", "20"] } ; P235 ; "10" ; without quotes
a transition to a text in place of a number ; equipment ; 10: [20, 30, 90], 20: ; 10: ["20", 30, 90], 20: ; P235 ; "20" ; without quotes
a constant that is a text in place of a number ; equipment ; constants: { condition: 30 } ; constants: { condition: "30" } ; P235 ; "30" ; without quotes
a state that becomes itself ; equipment ; 10: [20, 30, 90], 20: ; 10: [10, 20, 30, 90], 20: ; P236 ; 10, 20 ; Remove
a question for a state of a field without transitions ; supplier ; calls:⏎ ; asks: { looks_after: { ventilator: [hotline] } }⏎calls:⏎ ; P236 ; looks_after ; transitions
an action that asks for its constant ; equipment ; ask: [condition_note]⏎    confirm ; ask: [condition, condition_note]⏎    confirm ; P237 ; condition, ; Remove
two actions with one path ; inspection ; path: /clinic/inspections/sign ; path: /clinic/inspections/postpone ; P238 ; /clinic/inspections/postpone ; path of its own
a record related by another field than the key ; equipment ; { resource: inspection, target: inspected, source: equipment_no } ; { resource: inspection, target: inspected, source: tag } ; P239 ; tag ; equipment_no
a record related by a field that refers to nothing ; equipment ; { resource: inspection, target: inspected, ; { resource: inspection, target: certificate_no, ; P239 ; certificate_no ; inspected
a record related twice ; equipment ; - { resource: inspection, target: inspected, source: equipment_no } ; - { resource: maintenance_order, target: machine, source: equipment_no } ; P231 ; maintenance_order ; Remove one
a unique set of nothing ; supplier ; unique: [[supplier_name]] ; unique: [[]] ; P105 ; [] ; not be empty
a unique set that names a field twice ; ward ; unique: [[ward_name, lies_in]] ; unique: [[ward_name, ward_name]] ; P231 ; ward_name]] ; Remove one
a tree whose parent is no reference ; ward ; tree: { parent: lies_in ; tree: { parent: extension ; P240 ; extension ; kind: reference
a tree that is ordered by a text ; ward ; order: rank } ; order: ward_name } ; P240 ; ward_name ; whole number
a time that people fill in and the platform sets ; equipment ; kind: timestamp, readonly: true, stamp: created, filter: range, label: { en: Entered ; kind: timestamp, stamp: created, filter: range, label: { en: Entered ; P241 ; created ; readonly: true
a readonly field that is required and has no value ; equipment ; inspection_due: { kind: timestamp, readonly: true, ; inspection_due: { kind: timestamp, required: true, readonly: true, ; P225 ; true ; Remove
a message with double braces ; equipment ; en: "Moved to {stands_in}" ; en: "Moved to {{stands_in}}" ; P242 ; "Moved ; {stands_in}
an error with single braces ; errors ; Try again in {{seconds}} seconds.", zh-CN: "请求 ; Try again in {seconds} seconds.", zh-CN: "请求 ; P242 ; en ; {{seconds}}
an error that says less in one language ; errors ; zh-CN: "该接口要求版本 {{version}}" ; zh-CN: "该接口要求其他版本" ; P242 ; zh-CN ; {{version}}
an enumeration without values ; enums ; duty_standing: ; empty_one: {}⏎duty_standing: ; P105 ; empty_one ; en: …
two values with the same label ; enums ; tomography, zh-CN ; tomography, zh-CN: 放射 }⏎  tomograph: { en: X-ray and tomography, zh-CN ; P243 ; en ; label of its own
an enumeration inside of a field ; supplier ; kind: enums, enum: device_class ; kind: enums, enum: [ventilator, dialysis] ; P105 ; [ventilator ; enums.yaml
a list of samples without entries ; samples ; streets: [7 Anchor Road, 文三路 259 号, 連城路 192 號, 1200 Fourth Street] ; streets: [] ; P105 ; [] ; not be empty
a range of samples from back to front ; samples ; "138{00000000-99999999}" ; "138{99999999-00000000}" ; P163 ; "138 ; larger
a feature that is listed twice ; console ; features: [agents, backup, openapi, ; features: [agents, backup, openapi, backup, ; P231 ; backup, views ; Remove one
a section without screens ; console ; screens:⏎      wards: { label: { en: Wards, zh-CN: 科室病区 }, icon: bed, resource: ward } ; screens: {} ; P124 ; wards ; \`ward\`
a right that nothing asks for ; console ; accept: { en: Accept finished work, ; approve: { en: Approve orders, zh-CN: 批准 }⏎          accept: { en: Accept finished work, ; P244 ; approve ; Remove it
a super role that is no key ; console ; two_steps: [1] }, super: 1 } ; two_steps: [1] }, super: admin } ; P245 ; admin ; number
a label that is no pair of languages ; console ; label: { en: Premises, zh-CN: 院区 } ; label: Premises ; P105 ; Premises ; zh-CN
a title that is no pair of languages ; equipment ; label: { en: Equipment, zh-CN: 医疗设备 }⏎plural ; label: Equipment⏎plural ; P105 ; Equipment ; zh-CN
a parameter of the password that the call lacks ; host ; old: former_passphrase ; old: old_passphrase ; P122 ; old_passphrase ; former_passphrase
a picture that is no parameter of signing in ; host ; picture: puzzle_id ; picture: puzle_id ; P122 ; puzle_id ; puzzle_id
a definition that is in no section ; equipment ; (move) ; resources/equipment.yaml ; P226 ;  ; resources/inventory
a definition with capitals in its ending ; ward ; (move) ; resources/premises/ward.YAML ; P226 ;  ; ward.yaml
a definition with a hyphen in its name ; maintenance_order ; (move) ; resources/upkeep/maintenance-order.yaml ; P108 ;  ; underscores
a copy of a definition beside it ; equipment ; (add) ; resources/inventory/equipment copy.yaml ; P108 ;  ; underscores
a backup of an editor ; equipment ; (add) ; resources/inventory/equipment.yaml.bak ; P226 ;  ; Remove
a view in a file without JSX ; parts ; (add) ; src/overrides/upkeep/inspection/InspectionShow.ts ; P160 ;  ; InspectionShow.tsx
a view with the plural of its resource ; parts ; (add) ; src/overrides/inventory/equipment/EquipmentsList.tsx ; P160 ;  ; EquipmentList.tsx
a view in the folder of a screen ; parts ; (add) ; src/overrides/upkeep/checks/InspectionList.tsx ; P160 ;  ; InspectionList.tsx
a handler with the name of a screen ; business ; maintenance_order: { finish ; jobs: { finish ; P246 ; jobs: { finish ; maintenance_order
a handler of a call that does without ; business ; maintenance_order: { finish ; equipment: { quarantin: { who: "permitted", run: finish } },⏎    maintenance_order: { finish ; P246 ; quarantin ; quarantine
a menu of a demo role that is none ; duty ; grants: [upkeep.jobs, inventory, ; grants: [upkeep.job, inventory, ; P247 ; upkeep.job ; upkeep.jobs
a tab for an indentation ; equipment ;   get: /clinic ; 	get: /clinic ; P101 ; - ; spaces
a key without a colon ; equipment ; title: designation⏎ ; title designation⏎ ; P101 ; - ; colon
a line that is a list in a map ; equipment ;   get: /clinic/equipment/one ;   - get: /clinic/equipment/one ; P101 ; - ; do not mix
an unknown country of currency ; maintenance_order ; price_each: { kind: money, ; price_each: { kind: money, currency: yuan, ; P105 ; yuan ; rmb
a pattern that is a regular expression ; equipment ; pattern: code, mono: true, filter: contains, label: { en: Asset ; pattern: "^[A-Z]+$", mono: true, filter: contains, label: { en: Asset ; P276 ; "^[A-Z]+$" ; code
a kind with the name of another tool ; equipment ; bought_at: { kind: timestamp, ; bought_at: { kind: date, ; P106 ; date ; mean \`timestamp\`
`;
