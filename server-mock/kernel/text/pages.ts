/** Sentences about page configs and their publishing. */
export const pages = {
  unknown: {
    'zh-CN': '没有编码为“${code}”的页面',
    'en-US': 'There is no page with the code “${code}”',
    'de-DE': 'Es gibt keine Seite mit dem Kürzel „${code}“',
  },
  unknownVersion: {
    'zh-CN': '页面“${code}”没有第 ${version} 版',
    'en-US': 'Page “${code}” has no version ${version}',
    'de-DE': 'Die Seite „${code}“ hat keine Version ${version}',
  },
  refused: {
    'zh-CN': '页面未发布：发现 ${count} 个错误',
    'en-US': 'The page was not published: errors found: ${count}',
    'de-DE': 'Die Seite wurde nicht veröffentlicht: gefundene Fehler: ${count}',
  },
  refusedPlan: {
    'zh-CN': '页面未发布：${reason}',
    'en-US': 'The page was not published: ${reason}',
    'de-DE': 'Die Seite wurde nicht veröffentlicht: ${reason}',
  },
  otherCode: {
    'zh-CN': '地址中的编码是“${code}”，页面中写的是“${found}”',
    'en-US': 'The address says “${code}”, the page says “${found}”',
    'de-DE': 'Die Adresse sagt „${code}“, die Seite sagt „${found}“',
  },
  copiedCode: {
    'zh-CN': '编码 ${found} 已属于页面“${title}”：请为副本取一个自己的编码，这里是“${code}”',
    'en-US': 'The code ${found} already belongs to the page “${title}”: give the copy a code of its own, here “${code}”',
    'de-DE': 'Das Kürzel ${found} gehört schon zur Seite „${title}“: der Kopie ein eigenes Kürzel geben, hier „${code}“',
  },
  noContent: {
    'zh-CN': '请提供 config 或 text',
    'en-US': 'Send the page as config or as text',
    'de-DE': 'Die Seite als config oder als text senden',
  },
  draftMoved: {
    'zh-CN': '草稿已被 ${user} 修改',
    'en-US': 'The draft was changed by ${user}',
    'de-DE': 'Der Entwurf wurde von ${user} geändert',
  },
  versionMoved: {
    'zh-CN': '页面已发布第 ${version} 版，请先比较',
    'en-US': 'Version ${version} has been published meanwhile, please compare first',
    'de-DE': 'Inzwischen wurde Version ${version} veröffentlicht, bitte zuerst vergleichen',
  },
  versionMovedOf: {
    'zh-CN': '页面“${code}”已发布第 ${version} 版，请先比较；没有发布任何页面',
    'en-US': 'Version ${version} of “${code}” has been published meanwhile, please compare first; nothing was published',
    'de-DE': 'Inzwischen wurde Version ${version} von „${code}“ veröffentlicht, bitte zuerst vergleichen; nichts wurde veröffentlicht',
  },
  setRefused: {
    'zh-CN': '没有发布任何页面：发现 ${count} 个错误',
    'en-US': 'Nothing was published: errors found: ${count}',
    'de-DE': 'Nichts wurde veröffentlicht: gefundene Fehler: ${count}',
  },
  ruleCloses: {
    'zh-CN': '数据规则“${rule}”按“${field}”区分行：没有这个字段，该规则不再显示任何行。请管理员先修改或停用它',
    'en-US':
      'The data rule “${rule}” tells rows apart by “${field}”: without this field it opens no row. Have an administrator change or switch off the rule first',
    'de-DE':
      'Die Datenregel „${rule}“ unterscheidet Zeilen nach „${field}“: Ohne dieses Feld gibt sie keine Zeile mehr frei. Die Regel zuerst von der Administration ändern oder abschalten lassen',
  },
  ruleClosesFor: {
    'zh-CN': '数据规则“${rule}”按“${field}”区分行：没有这个字段，该规则不再显示任何行，涉及角色：${roles}。请管理员先修改或停用它',
    'en-US':
      'The data rule “${rule}” tells rows apart by “${field}”: without this field it opens no row to the roles that have it (${roles}). Have an administrator change or switch off the rule first',
    'de-DE':
      'Die Datenregel „${rule}“ unterscheidet Zeilen nach „${field}“: Ohne dieses Feld gibt sie den Rollen, die sie haben (${roles}), keine Zeile mehr frei. Die Regel zuerst von der Administration ändern oder abschalten lassen',
  },
  pathTaken: {
    'zh-CN': '路径 ${path} 已被页面“${page}”使用',
    'en-US': 'The path ${path} is already used by page “${page}”',
    'de-DE': 'Der Pfad ${path} wird schon von der Seite „${page}“ benutzt',
  },
  addressTaken: {
    'zh-CN': '菜单地址 ${address} 已被页面“${page}”使用',
    'en-US': 'The address ${address} in the menu is already used by page “${page}”',
    'de-DE': 'Die Menüadresse ${address} wird schon von der Seite „${page}“ benutzt',
  },
  prefixTaken: {
    'zh-CN': '权限前缀 ${prefix} 属于“${page}”',
    'en-US': 'The permission prefix ${prefix} belongs to “${page}”',
    'de-DE': 'Das Rechte-Präfix ${prefix} gehört zu „${page}“',
  },
  tableTaken: {
    'zh-CN': '数据表 ${table} 属于页面“${page}”。若要显示它，请写 "of": "${page}" 代替 "table"',
    'en-US': 'Table ${table} belongs to page “${page}”. To show it here too, write "of": "${page}" instead of "table"',
    'de-DE': 'Die Tabelle ${table} gehört zur Seite „${page}“. Um sie auch hier zu zeigen, "of": "${page}" statt "table" schreiben',
  },
  tableShown: {
    'zh-CN': '页面“${page}”显示本页面的数据表：请先修改该页面的 resource.of',
    'en-US': 'Page “${page}” shows the table of this page: change its resource.of first',
    'de-DE': 'Die Seite „${page}“ zeigt die Tabelle dieser Seite: zuerst dort resource.of ändern',
  },
  pageOverTable: {
    'zh-CN': '页面“${page}”显示本页面的数据表，请先修改该页面：${reason}',
    'en-US': 'Page “${page}” shows the table of this page, change that page first: ${reason}',
    'de-DE': 'Die Seite „${page}“ zeigt die Tabelle dieser Seite, zuerst jene Seite ändern: ${reason}',
  },
  callOfPage: {
    'zh-CN':
      '${path} 是页面“${page}”的接口，服务器检查该页面的权限 ${permission}。若要使用自己的权限，请写 "resource": { "of": "${page}" } 和自己的 url',
    'en-US':
      '${path} is a call of page “${page}”: the server asks for its permission ${permission}. For permissions of its own, write "resource": { "of": "${page}" } and urls of its own',
    'de-DE':
      '${path} ist ein Aufruf der Seite „${page}“: Der Server verlangt deren Recht ${permission}. Für eigene Rechte "resource": { "of": "${page}" } und eigene url schreiben',
  },
  tableLeft: {
    'zh-CN': '数据表 ${table} 及其 ${rows} 行数据属于页面“${page}”，只有管理员可以将其交给其他页面',
    'en-US': 'Table ${table} and its rows (${rows}) belong to page “${page}”; only an administrator can give it to another page',
    'de-DE':
      'Die Tabelle ${table} mit ihren Zeilen (${rows}) gehört der Seite „${page}“; nur Administratoren können sie einer anderen Seite geben',
  },
  takeTable: {
    'zh-CN': '从页面“${page}”接管数据表 ${table} 及其 ${rows} 行数据',
    'en-US': 'Take over table ${table} and its rows (${rows}) from page “${page}”',
    'de-DE': 'Die Tabelle ${table} mit ihren Zeilen (${rows}) von der Seite „${page}“ übernehmen',
  },
  hiddenParameter: {
    'zh-CN': '拒绝访问：您的输入会与您无权查看的列比较',
    'en-US': 'Access refused: your input would be compared with a column that you may not see',
    'de-DE': 'Zugriff verweigert: Ihre Eingabe würde mit einer Spalte verglichen, die Sie nicht sehen dürfen',
  },
  grant: {
    'zh-CN': '授予角色“${role}”：${permissions}',
    'en-US': 'Grant the role “${role}”: ${permissions}',
    'de-DE': 'Der Rolle „${role}“ geben: ${permissions}',
  },
  noRole: {
    'zh-CN': '没有角色“${name}”，现有：${names}',
    'en-US': 'There is no role “${name}”. There are: ${names}',
    'de-DE': 'Es gibt keine Rolle „${name}“. Es gibt: ${names}',
  },
  noPermissionOf: {
    'zh-CN': '页面 ${page} 没有权限“${name}”，可用：${names}',
    'en-US': 'The page ${page} has no permission “${name}”. Try: ${names}',
    'de-DE': 'Die Seite ${page} hat kein Recht „${name}“. Möglich: ${names}',
  },
  grantNobody: {
    'zh-CN': '只有您和管理员可以使用：发布时可授予其他角色，也可写在 grants 中',
    'en-US': 'Only you and administrators may use it: give it to further roles when you publish, or in “grants”',
    'de-DE': 'Nur Sie und Administratoren dürfen sie benutzen: beim Veröffentlichen oder in „grants“ weiteren Rollen geben',
  },
  revoke: {
    'zh-CN': '收回角色“${role}”的权限：${permissions}',
    'en-US': 'Take from the role “${role}”: ${permissions}',
    'de-DE': 'Der Rolle „${role}“ entziehen: ${permissions}',
  },
  stillRead: {
    'zh-CN': '页面“${page}”（${place}）仍在读取本页将不再有的内容：${reason} 请先修改该页面；如果只是改名，请在字段中写 was',
    'en-US':
      'The page “${page}” (${place}) still reads what this page will no longer have: ${reason} Change that page first, or write “was” on the field if it only has another key',
    'de-DE':
      'Die Seite „${page}“ (${place}) liest noch, was diese Seite nicht mehr hat: ${reason} Zuerst jene Seite ändern, oder beim Feld „was“ schreiben, wenn es nur anders heißt',
  },
  likelyRename: {
    'zh-CN': '“${from}”有值但已被删除，“${to}”是同类的新字段：如果只是改名，请写 ${was}，值会保留在新的 key 下',
    'en-US':
      '“${from}” holds values and is gone, “${to}” is new and of the same kind: if it only has another key now, write ${was} and its values come along',
    'de-DE':
      '„${from}“ hat Werte und fehlt nun, „${to}“ ist neu und von gleicher Art: hat das Feld nur einen anderen Schlüssel, dann ${was} schreiben, und die Werte kommen mit',
  },
  renamePermission: {
    'zh-CN': '权限 ${from} 改为 ${to}，授权不变',
    'en-US': 'The permission ${from} becomes ${to}; whoever has it keeps it',
    'de-DE': 'Das Recht ${from} wird zu ${to}; wer es hat, behält es',
  },
  addPermission: { 'zh-CN': '添加权限 ${name}', 'en-US': 'Add the permission ${name}', 'de-DE': 'Das Recht ${name} anlegen' },
  dropPermission: {
    'zh-CN': '删除字段权限 ${name}：能打开页面的人都能看到该字段',
    'en-US': 'Remove the permission ${name} over a field: whoever may open the page sees it',
    'de-DE': 'Das Feldrecht ${name} entfernen: Wer die Seite öffnen darf, sieht das Feld',
  },
  addMenu: { 'zh-CN': '添加菜单项“${name}”', 'en-US': 'Add the menu entry “${name}”', 'de-DE': 'Den Menüeintrag „${name}“ anlegen' },
  mountCalls: { 'zh-CN': '开放接口 ${path}', 'en-US': 'Open the calls ${path}', 'de-DE': 'Die Aufrufe ${path} freigeben' },
  badWhere: {
    'zh-CN': '条件无法转换为查询：${reason}',
    'en-US': 'The condition cannot become a query: ${reason}',
    'de-DE': 'Die Bedingung kann keine Abfrage werden: ${reason}',
  },
  badRows: {
    'zh-CN': '数据库无法判断这个条件：${reason}。可用比较、in、startsWith、endsWith、contains、&&、||、!',
    'en-US': 'The database cannot ask this condition: ${reason}. There are comparisons, in, startsWith, endsWith, contains, &&, ||, !',
    'de-DE':
      'Diese Bedingung kann die Datenbank nicht prüfen: ${reason}. Es gibt Vergleiche, in, startsWith, endsWith, contains, &&, ||, !',
  },
  published: {
    'zh-CN': '已发布第 ${version} 版',
    'en-US': 'Published as version ${version}',
    'de-DE': 'Als Version ${version} veröffentlicht',
  },
  notPublished: {
    'zh-CN': '页面“${code}”没有发布',
    'en-US': 'The page “${code}” is not published',
    'de-DE': 'Die Seite „${code}“ ist nicht veröffentlicht',
  },
  codeTaken: {
    'zh-CN': '编码“${code}”已属于一个页面，或曾经属于一个页面：请换一个编码',
    'en-US': 'The code “${code}” belongs to a page, or belonged to one: choose another',
    'de-DE': 'Das Kürzel „${code}“ gehört einer Seite oder hat einer gehört: ein anderes wählen',
  },
  confirmCode: {
    'zh-CN': '请输入页面编码“${code}”以确认删除',
    'en-US': 'Type the code “${code}” to confirm that the page is deleted',
    'de-DE': 'Zum Bestätigen des Löschens das Kürzel „${code}“ eingeben',
  },
  dropByAdministrator: {
    'zh-CN': '数据表中有数据，只有管理员可以删除：请保留数据表，或先清空数据',
    'en-US': 'There are rows in the tables, so only an administrator may drop them: keep the tables, or delete the rows first',
    'de-DE':
      'In den Tabellen stehen Zeilen, daher dürfen nur Administratoren sie löschen: die Tabellen behalten oder zuerst die Zeilen löschen',
  },
  hasDependents: {
    'zh-CN': '其他页面依赖此页面：${pages}',
    'en-US': 'Other pages depend on this one: ${pages}',
    'de-DE': 'Andere Seiten hängen von dieser ab: ${pages}',
  },
  usesCall: {
    'zh-CN': '此页面调用 ${path}，该接口由页面“${page}”提供',
    'en-US': 'It calls ${path}, which the page “${page}” answers',
    'de-DE': 'Sie ruft ${path} auf, was die Seite „${page}“ beantwortet',
  },
  lifeCloses: {
    'zh-CN': '页面、菜单项和接口立即关闭，已打开的页面会收到提示',
    'en-US': 'The page, its menu entry and its calls close at once; open tabs say so',
    'de-DE': 'Die Seite, ihr Menüeintrag und ihre Aufrufe schließen sofort; offene Tabs sagen es',
  },
  lifeRoles: {
    'zh-CN': '这些角色将无法使用：${roles}',
    'en-US': 'These roles lose it: ${roles}',
    'de-DE': 'Diese Rollen verlieren sie: ${roles}',
  },
  lifeUsers: {
    'zh-CN': '单独授权的用户也将无法使用：${users} 人',
    'en-US': 'Users with a grant of their own lose it, too: ${users}',
    'de-DE': 'Auch Benutzer mit eigener Berechtigung verlieren sie: ${users}',
  },
  lifeTable: {
    'zh-CN': '数据表 ${table}：${rows} 行数据',
    'en-US': 'Table ${table}: ${rows} rows',
    'de-DE': 'Tabelle ${table}: ${rows} Zeilen',
  },
  lifeTableOfOne: {
    'zh-CN': '数据表 ${table}：1 行数据',
    'en-US': 'Table ${table}: 1 row',
    'de-DE': 'Tabelle ${table}: 1 Zeile',
  },
  lifeComesBack: {
    'zh-CN': '数据、权限和版本保持不变，重新发布后全部恢复',
    'en-US': 'Rows, rights and versions stay as they are; publishing again brings everything back',
    'de-DE': 'Zeilen, Rechte und Versionen bleiben, wie sie sind; erneutes Veröffentlichen bringt alles zurück',
  },
  lifeDeleteDraft: {
    'zh-CN': '草稿将被删除；此页面从未发布',
    'en-US': 'The draft is deleted; the page was never published',
    'de-DE': 'Der Entwurf wird gelöscht; die Seite wurde nie veröffentlicht',
  },
  lifeDeleteRights: {
    'zh-CN': '草稿、菜单项、权限及其授权将被删除',
    'en-US': 'The draft, the menu entry, the permissions and who was granted them are deleted',
    'de-DE': 'Der Entwurf, der Menüeintrag, die Rechte und ihre Vergaben werden gelöscht',
  },
  lifeDeleteLinks: {
    'zh-CN': '原有编码（${count} 个）不再指向此页面',
    'en-US': 'Links with its former codes (${count}) lead nowhere any more',
    'de-DE': 'Links mit früheren Kürzeln (${count}) führen nirgends mehr hin',
  },
  lifeVersionsStay: {
    'zh-CN': '已发布的 ${versions} 个版本保留在历史记录中，可以恢复',
    'en-US': 'The versions up to ${versions} stay in the history, and each can be brought back',
    'de-DE': 'Die Versionen bis ${versions} bleiben im Verlauf, und jede lässt sich zurückholen',
  },
  lifeRenameLinks: {
    'zh-CN': '旧链接会转到新的编码',
    'en-US': 'Links with the old code lead to the new one',
    'de-DE': 'Links mit dem alten Kürzel führen zum neuen',
  },
  lifeRenameFollows: {
    'zh-CN': '历史记录（版本 ${versions} 及之前）、草稿、权限、菜单项和数据表随之更改',
    'en-US': 'The history (versions up to ${versions}), the draft, rights, menu entry and tables follow',
    'de-DE': 'Der Verlauf (Versionen bis ${versions}), Entwurf, Rechte, Menüeintrag und Tabellen folgen',
  },
  eventCopied: { 'zh-CN': '复制自 ${detail}', 'en-US': 'Copied from ${detail}', 'de-DE': 'Kopiert von ${detail}' },
  eventRenamed: { 'zh-CN': '编码更改：${detail}', 'en-US': 'Renamed: ${detail}', 'de-DE': 'Umbenannt: ${detail}' },
  eventUnpublished: { 'zh-CN': '取消发布', 'en-US': 'Unpublished', 'de-DE': 'Zurückgezogen' },
  eventDeleted: {
    'zh-CN': '已删除；随之删除的数据表：${detail}',
    'en-US': 'Deleted; tables dropped with it: ${detail}',
    'de-DE': 'Gelöscht; mit ihr gelöschte Tabellen: ${detail}',
  },
  done: { 'zh-CN': '已完成', 'en-US': 'Done', 'de-DE': 'Erledigt' },
  draftSaved: { 'zh-CN': '草稿已保存', 'en-US': 'Draft saved', 'de-DE': 'Entwurf gespeichert' },
}
