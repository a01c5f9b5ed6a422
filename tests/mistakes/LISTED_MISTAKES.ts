// Mistakes in the definitions of the clinic that earlier versions did not report. The format is that of clinic.ts.
export const LISTED_MISTAKES = `
a form that lacks a required field ; equipment ; hazard_class, maker, type_name, ; hazard_class, type_name, ; P225 ; { group: machine ; maker
a required field that is hidden ; equipment ; maker: { kind: text, required: true, ; maker: { kind: text, required: true, hidden: true, ; P225 ; true ; Remove
a required field whose condition never holds ; equipment ; maker: { kind: text, required: true, ; maker: { kind: text, required: true, when: { condition: [] }, ; P105 ; [] ; value
a field that depends on itself ; equipment ; condition_note: { kind: text, max: 256, lines: 3, when: { condition: [20, 30, 90] }, ; condition_note: { kind: text, max: 256, lines: 3, when: { condition_note: [a] }, ; P227 ; when ; Remove
two fields that depend on each other ; equipment ; condition: { kind: enum, ; condition: { kind: enum, when: { condition_note: [broken] }, ; P227 ; when ; Remove
two resources that need each other ; ward ; head_nurse: { ; first_machine: { kind: reference, to: equipment, required: true, label: { en: First, zh-CN: 首台 } }⏎  head_nurse: { ; P228 ; required ; required
a tree whose parent is required ; ward ; lies_in: { kind: reference, to: ward, tree: true, ; lies_in: { kind: reference, to: ward, tree: true, required: true, ; P228 ; required ; required
a constant of no field ; equipment ; constants: { condition: 30 } ; constants: { conditon: 30 } ; P122 ; conditon ; condition
a currency that is a text ; equipment ; currency_field: bought_in ; currency_field: type_name ; P248 ; type_name ; enum
a currency of an enumeration of other things ; equipment ; currency_field: bought_in ; currency_field: device_class ; P248 ; device_class ; currencies
two given rows with one key ; supplier ; { supplier_no: 2, ; { supplier_no: 1, ; P229 ; supplier_no: 1 ; key
two given rows with one unique value ; equipment ; tag: ME-02426 ; tag: ME-02413 ; P229 ; tag: ME-02413 ; value of its own
a given row without a required value ; maintenance_order ; machine: 15, fault: 探头外壳破损, ; machine: 15, ; P229 ; { order_no: 2 ; fault
a given row that refers to nothing ; maintenance_order ; { order_no: 1, machine: 8, ; { order_no: 1, machine: 800, ; P229 ; machine: 800 ; equipment
an action that changes nothing ; maintenance_order ; params: [order_no, stage]⏎    constants: { stage: accepted } ; params: [order_no] ; P169 ; accept ; constants
a handler with a misspelt name ; business ; maintenance_order: { finish: ; maintenance_order: { finnish: ; P246 ; finnish ; finish
a call that says it has a handler ; equipment ; path: /clinic/equipment/relocate ; path: /clinic/equipment/relocate⏎    handler: true ; P169 ; relocate ; handlers
two fields with one synonym ; ward ; label: { en: Extension, zh-CN: 内线电话 } ; label: { en: Extension, zh-CN: 内线电话 }, also: [BEDS] ; P200 ; BEDS ; Leave it out
two values with one synonym ; enums ; campus: { en: Campus, zh-CN: 院区 } ; campus: { en: Campus, zh-CN: 院区, also: [BUILDING] } ; P200 ; BUILDING ; Leave it out
given rows that are each other's parents ; ward ; ward_kind: campus, lies_in: 0, rank: 1 } ; ward_kind: campus, lies_in: 2, rank: 1 } ; P142 ; 2, rank ; another \`lies_in\`
a given row with a field that does not exist ; ward ; lies_in: 0, rank: 1 } ; lies_in: 0, rang: 1 } ; P122 ; rang ; rank
an icon that does not exist ; equipment ; icon: warning ; icon: waring ; P249 ; waring ; warning
an icon of a screen that does not exist ; console ; icon: monitor ; icon: montior ; P249 ; montior ; monitor
a component that does not exist ; console ; component: account/OwnAccount ; component: account/OwnAcount ; P250 ; account/OwnAcount ; account/OwnAccount
a definition that ends with yml ; ward ; (move) ; resources/premises/ward.yml ; P226 ;  ; ward.yaml
a definition in a sub-folder ; ward ; (move) ; resources/premises/old/ward.yaml ; P226 ;  ; resources/premises
a link that leads nowhere ; ward ; (link) ; resources/premises/room.yaml ; P226 ;  ; link
a definition in another encoding ; ward ; (latin) ;  ; P101 ; - ; UTF-8
a resource with a reserved name ; ward ; (move) ; resources/premises/index.yaml ; P109 ;  ; another name
a resource with a name of SQLite ; ward ; (move) ; resources/premises/sqlite_ward.yaml ; P109 ;  ; another name
a path that goes up ; ward ; /clinic/wards/close ; /clinic/../wards/close ; P105 ; /clinic/../ ; ..
list and get with one path ; ward ; /clinic/wards/one ; /clinic/wards/find ; P238 ; /clinic/wards/find ; path of its own
a state that nothing reaches ; supplier ; 1: [2, 3], 2: [3], 3: [1] && fields: [contract_standing, ; 1: [2], 2: [1] && fields: [ ; P251 ; contract_standing ; \`3\`
a state that an action cannot set ; maintenance_order ; finished: [accepted, working] ; finished: [working] ; P256 ; accepted ; transitions
a unique set without its brackets ; ward ; unique: [[ward_name, lies_in]] ; unique: [ward_name, lies_in] ; P252 ; [ward_name ; [[ward_name, lies_in]]
a field twice in a form ; equipment ; [bought_from, bought_for, ; [bought_from, tag, bought_for, ; P231 ; tag, ; Remove one
a question without a button ; delivery ; params: [register] } ; params: [register], confirm: true } ; P253 ; confirm ; on:
a method without a dialect ; ward ; list: /clinic/wards/find ; list: { path: /clinic/wards/find, method: GET } ; P254 ; GET ; dialect
an unknown unit ; equipment ; unit: months ; unit: monthes ; P255 ; monthes ; months
an unknown kind of file ; equipment ; kind: file, accept: .pdf ; kind: file, accept: pdf ; P105 ; pdf ; .pdf
a conflict of two versions ; ward ; title: { en: ward_name, zh-CN: ward_name_zh }⏎ ; <<<<<<< HEAD⏎title: ward_name⏎=======⏎title: ward_name_zh⏎>>>>>>> other⏎ ; P101 ; <<<<<<< ; conflict
a question before a transition with a field of another record ; equipment ; en: "Scrap {designation} ; en: "Scrap {designaton} ; P122 ; "Scrap ; designation
a question before a transition that nobody makes ; equipment ; condition: { 90: { en: "Scrap ; condition: { 91: { en: "Scrap ; P251 ; 91: ; 90
a question with a field of another record ; equipment ; icon: warning⏎    when ; question: { en: "Withdraw {nam}?", zh-CN: 停用？ }⏎    icon: warning⏎    when ; P122 ; "Withdraw ; designation
an outcome with a field of another record ; equipment ; "Moved to {stands_in}" ; "Moved to {stand_in}" ; P122 ; "Moved ; stands_in
a request that nobody finds ; equipment ; icon: warning⏎    when ; opens: delivery⏎    icon: warning⏎    when ; P191 ; delivery ; related
a request that nobody is told of ; equipment ; done: { en: "Moved to {stands_in}", zh-CN: "已调拨至 {stands_in}" } ; opens: inspection ; P191 ; relocate ; done
transitions of a text ; supplier ; transitions: { contract_standing: { 1: [2, 3], 2: [3], 3: [1] } } ; transitions: { supplier_name: { a: [b] } } ; P236 ; supplier_name ; enum
a colour without quotes ; console ; theme: { primary: { light: "#0b6e5d", dark: "#5fd0b4" }, radius: 10, logo: logo.svg } ; theme:⏎  primary: #0b6e5d ; P105 ; primary ; quotes
a colour that cannot be read ; console ; light: "#0b6e5d" ; light: "#ffd400" ; P267 ; "#ffd400" ; The nearest colour
a colour that is too dark for the dark theme ; console ; dark: "#5fd0b4" ; dark: "#0b6e5d" ; P267 ; "#0b6e5d" ; The nearest colour
a background without readable texts ; console ; radius: 10 ; background: "#101010" ; P267 ; "#101010" ; The nearest colour
a colour by its name ; console ; { light: "#0b6e5d", dark: "#5fd0b4" } ; green ; P105 ; green ; "#0b6e5d"
a key of a theme that does not exist ; console ; radius: 10 ; raduis: 10 ; P103 ; raduis ; radius
corners that are too round ; console ; radius: 10 ; radius: 99 ; P105 ; 99 ; 16
a logo that is not there ; console ; logo: logo.svg ; logo: lgo.svg ; P268 ; lgo.svg ; logo.svg
a logo of another kind ; console ; logo: logo.svg ; logo: logo.gif ; P105 ; logo.gif ; .svg
a font file without its name ; console ; radius: 10 ; font_file: inter.woff2 ; P268 ; inter.woff2 ; logo.svg
a part of a dashboard that shows nothing ; console ; - { count: equipment, when: { condition: [20] }, ; - { when: { condition: [20] }, ; P270 ; { when ; count
a part of a dashboard that shows two things ; console ; - { sum: equipment, field ; - { sum: equipment, count: equipment, field ; P270 ; { sum ; Give it one
a figure of an unknown resource ; console ; { count: equipment, ; { count: equipmnt, ; P121 ; equipmnt ; equipment
a figure of a resource without a list ; console ; { count: equipment, ; { count: delivery, ; P270 ; delivery ; has a list
a figure with a key of a chart ; console ; - { count: equipment, when ; - { count: equipment, days: 3, when ; P271 ; days ; Remove it
a sum without a field ; console ; sum: equipment, field: bought_for, ; sum: equipment, ; P104 ; { sum ; field
a sum of a text ; console ; sum: equipment, field: bought_for ; sum: equipment, field: designation ; P189 ; designation ; amount
a chart by a text ; console ; by: condition, label ; by: designation, label ; P272 ; designation ; enumeration
a chart by a misspelt field ; console ; by: reported_at ; by: reportd_at ; P122 ; reportd_at ; reported_at
a chart of days by states ; console ; by: condition, label ; by: condition, days: 9, label ; P271 ; days ; timestamp
a condition of a figure that is no filter ; console ; { count: maintenance_order, when: { stage: [reported] } ; { count: maintenance_order, when: { seen_by: [1] } ; P215 ; seen_by ; filter
a condition of a figure with another value ; console ; when: { condition: [20] }, label ; when: { condition: [21] }, label ; P146 ; 21 ; 20
a column of new records that does not exist ; console ; columns: [fault, stage, reported_at] ; columns: [fault, stge] ; P122 ; stge ; stage
a choice by a text ; console ; { pick: equipment, field: stands_in } ; { pick: equipment, field: maker } ; P272 ; maker ; reference
a dashboard without its feature ; console ; conflicts, dashboards, ; conflicts, ; P212 ; dashboard ; Add
a dashboard and a component ; console ; icon: bars⏎    dashboard ; icon: bars⏎    component: account/OwnAccount⏎    dashboard ; P149 ; overview ; dashboard
a key twice beside an alias of nothing ; ward ; calls:⏎ ; title: *other⏎calls:⏎ ; P101 ; *other ; anchor
definitions of an earlier version ; console ; format: 1⏎ ; ⏎ ; P257 ; title ; npm run upgrade
definitions of a later version ; console ; format: 1⏎ ; format: 2⏎ ; P257 ; 2 ; npm install pilothouse@latest
a format that is none ; console ; format: 1⏎ ; format: one⏎ ; P257 ; one ; npm run upgrade
a reaction that does nothing ; equipment ; condition: [30, 90] }, webhook: [tag, designation, condition, stands_in] ; condition: [30, 90] } ; P273 ; withdrawn ; webhook
a reaction to a misspelt state ; equipment ; condition: [30, 90] }, webhook ; condition: [31, 90] }, webhook ; P146 ; 31 ; 30
a reaction to a misspelt field ; equipment ; { when: { condition: [30, 90] }, webhook ; { when: { conditon: [30] }, webhook ; P122 ; conditon ; condition
a reaction to a text ; equipment ; { when: { condition: [30, 90] }, webhook ; { when: { maker: [30] }, webhook ; P273 ; maker ; kind enum
a webhook with a misspelt field ; equipment ; webhook: [tag, ; webhook: [tga, ; P122 ; tga ; tag
a webhook with a list ; equipment ; webhook: [tag, ; webhook: [accessories, ; P275 ; accessories ; Leave it out
a mail with a misspelt field ; equipment ; webhook: [tag, designation, condition, stands_in] ; mail: { to: desk@example.com, title: { en: Withdrawn, zh-CN: 停用 }, text: { en: "{desgnation}", zh-CN: 停用 } } ; P122 ; "{desgnation}" ; designation
a mail to nobody ; equipment ; webhook: [tag, designation, condition, stands_in] ; mail: { to: desk, title: { en: Withdrawn, zh-CN: 停用 }, text: { en: Withdrawn, zh-CN: 停用 } } ; P105 ; desk ; mail address
a reaction that starts an unknown job ; equipment ; webhook: [tag, designation, condition, stands_in] ; job: tidy ; P274 ; tidy ; There is none
a reaction without its feature ; console ; reactions, regions, ; regions, ; P212 ; reactions ; Add
a misspelt pattern ; inspection ; pattern: certificate, ; pattern: certificat, ; P276 ; certificat ; certificate
a pattern that cannot be read ; console ; form: 'IC- ; form: '(IC- ; P277 ; '(IC- ; regular expression
a pattern with another example ; console ; example: IC-2026-0399 ; example: AC-2026-0399 ; P277 ; AC-2026-0399 ; Correct
a pattern that the framework has ; console ; certificate: { form ; code: { form ; P277 ; code ; another name
a pattern without a message ; console ; example: IC-2026-0399, message: { en: "Enter the number on the certificate, like IC-2026-0399.", zh-CN: "请输入证书上的编号，例如 IC-2026-0399。" } } ; example: IC-2026-0399 } ; P107 ; certificate ; message
a currency with three decimals ; maintenance_order ; price_each: { kind: money, ; price_each: { kind: money, currency: kwd, ; P278 ; kwd ; hundredths
a view with the name of another ; equipment ; { name: in_repair, label ; { name: due, label ; P215 ; due ; another name
a view of what is no filter ; equipment ; when: { condition: [20] }, count: true ; when: { bought_in: [rmb] }, count: true ; P215 ; bought_in ; Name a filter
a view of a period of no time ; equipment ; during: { inspection_due: ; during: { designation: ; P215 ; designation ; timestamp
a view that is the list itself ; equipment ; when: { condition: [20] }, count: true ; count: true ; P215 ; { name: in_repair ; Write
a step with the name of another ; maintenance_order ; - { name: dispatched, label ; - { name: reported, label ; P217 ; reported ; another name
a step at no time ; maintenance_order ; at: finished_at } ; at: fault } ; P217 ; fault ; timestamp
a step at a misspelt time ; maintenance_order ; at: finished_at } ; at: finshed_at } ; P122 ; finshed_at ; finished_at
a view by a misspelt time ; equipment ; during: { inspection_due: ; during: { inspection_duo: ; P122 ; inspection_duo ; inspection_due
a view with a misspelt state ; equipment ; when: { condition: [20] }, count: true ; when: { condition: [21] }, count: true ; P146 ; 21 ; 20
a head with too many facts ; equipment ; facts: [device_class, maker, stands_in, bought_from, inspection_due] ; facts: [device_class, maker, stands_in, bought_from, inspection_due, tag, serial] ; P180 ; [device_class, maker ; 6 at most
a column that stays and is none ; equipment ; second: { designation: type_name }, sums ; second: { designation: type_name }, keep: [maker], sums ; P181 ; maker], sums ; among the columns
sums below a tree ; ward ; extension], sort: rank } ; extension], sort: rank, sums: [beds] } ; P189 ; [beds] ; leave out \`tree\`
a sum of texts in a list ; equipment ; sums: [{ field: bought_for, ; sums: [{ field: maker, ; P189 ; { field: maker ; Name a number
a second line below no column ; equipment ; second: { designation: type_name }, sums ; second: { maker: type_name }, sums ; P216 ; maker: type_name ; Name a column
a second line that is a column ; equipment ; second: { designation: type_name }, sums ; second: { designation: condition }, sums ; P216 ; condition }, sums ; leave out the column
a second line that is a fact ; equipment ; second: { device_class: hazard_class, maker: type_name } ; second: { device_class: maker, maker: type_name } ; P216 ; maker, maker ; leave out the fact
a second line below no fact ; equipment ; second: { device_class: hazard_class, maker: type_name } ; second: { tag: hazard_class, maker: type_name } ; P216 ; tag: hazard_class ; Name a fact
an import that no call takes ; supplier ;   add: /clinic/suppliers/register⏎ && sort: supplier_name } ;  && sort: supplier_name, import: true } ; P152 ; true } ; Declare \`import_add\`
two groups with one name ; equipment ; - { group: place, label ; - { group: machine, label ; P133 ; machine, label: { en: Place ; otherwise
a filter that the kind does not have ; supplier ; sort: supplier_name } ; sort: supplier_name, filters: [supplier_name, contacts] } ; P147 ; contacts] ; Leave it out
a title that is not there ; console ; public: { login: entrance } ; public: { login: entrace } ; P166 ; entrace ; entrance
a title of a host that is not there ; console ; public: { login: entrance } ; host_title: p2p⏎public: { login: entrance } ; P166 ; p2p ; entrance
a title that no page has ; console ;   entrance: { en: Sign in, zh-CN: 登录 } ;   entrance: { en: Sign in, zh-CN: 登录 }⏎  leaving: { en: Sign out, zh-CN: 退出 } ; P167 ; leaving ; remove it
a hidden value that does not exist ; host ; rows: { call ; unchanged: { staff.passphras: omit }⏎rows: { call ; P201 ; staff.passphras ; staff.passphrase
a secret of a program in every browser ; session ; /clinic/session/open⏎ ; /clinic/session/open⏎    constants: { client_secret: x }⏎ ; P105 ; session.sign_in ; public client
a title that only some platforms have ; equipment ; designation: { kind: text, required ; designation: { kind: text, further: true, required ; P105 ; further ; Take \`further\` away
a nested field that only some platforms have ; equipment ; piece: { kind: text, required ; piece: { kind: text, further: true, required ; P105 ; further ; Take \`further\` away
a field that depends on one that only some platforms have ; supplier ; contract_standing: { kind: enum, ; contract_standing: { kind: enum, further: true, ; P105 ; contract_standing: [2] ; Mark
a table that fills no field ; equipment ; likeness: { kind: image ; table: { kind: presets, match: [condition], set: [designaton], rows: [[10, x]], label: { en: a, zh-CN: 一 } }⏎  likeness: { kind: image ; P122 ; designaton ; designation
a table of a value there is not ; equipment ; likeness: { kind: image ; table: { kind: presets, match: [condition], set: [designation], rows: [[21, x]], label: { en: a, zh-CN: 一 } }⏎  likeness: { kind: image ; P146 ; 21, x ; 20
a table with a short row ; equipment ; likeness: { kind: image ; table: { kind: presets, match: [condition], set: [designation], rows: [[10]], label: { en: a, zh-CN: 一 } }⏎  likeness: { kind: image ; P105 ; [10] ; a value for each
two enumerations with one name in code ; enums ; duty_standing: ; duty__standing: { a: { en: A, zh-CN: 甲 } }⏎duty_standing: ; P133 ; duty_standing ; Rename one
an action that does not say for which record ; equipment ; params: [equipment_no, stands_in] ; params: [stands_in] ; P168 ; params: [stands_in] ; Add \`equipment_no\`
a value taken from no record ; equipment ; on: bulk⏎ ; from: { stands_in: tag }⏎ ; P153 ; from: { ; on: row
a button that goes nowhere ; equipment ; on: row⏎ ; on: row⏎    call: bearer-at⏎ ; P153 ; quarantine: ; address
an address that nothing is sent to ; equipment ; on: row⏎ ; on: row⏎    address: tag⏎ ; P153 ; address: tag ; bearer-at
a quote of no call ; equipment ; ask: [stands_in]⏎ ; ask: [stands_in]⏎    quote: { call: relocat }⏎ ; P192 ; relocat } ; relocate
a quote of nothing that is asked for ; maintenance_order ; confirm: true⏎    when: { stage: [finished] }⏎ ; confirm: true⏎    quote: { call: accept }⏎    when: { stage: [finished] }⏎ ; P192 ; accept } ; accept
a value taken from no field ; equipment ; params: [equipment_no, stands_in]⏎ ; params: [equipment_no, stands_in]⏎    from: { stands_in: stand_in }⏎ ; P122 ; stand_in } ; stands_in
a value for no parameter ; equipment ; params: [equipment_no, stands_in]⏎ ; params: [equipment_no, stands_in]⏎    from: { stand_in: stands_in }⏎ ; P122 ; stand_in: ; stands_in
an address that is no field ; equipment ; on: row⏎ ; on: row⏎    call: bearer-at⏎    address: tga⏎ ; P122 ; tga ; tag
`;
