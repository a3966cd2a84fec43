/** Sentences about users, roles, departments, positions and permissions. */
export const people = {
  beside: { 'zh-CN': '、', 'en-US': ', ', 'de-DE': ', ' },
  codeFixed: {
    'zh-CN': '${name}保存后不能更改：其他数据以它为准',
    'en-US': '${name} cannot be changed once it is saved: other records are known by it',
    'de-DE': '${name} lässt sich nach dem Speichern nicht mehr ändern: Andere Datensätze richten sich danach',
  },
  userName: { 'zh-CN': '用户账号', 'en-US': 'The user name', 'de-DE': 'Der Benutzername' },
  roleCode: { 'zh-CN': '角色编码', 'en-US': 'The role code', 'de-DE': 'Der Rollencode' },
  orgCode: { 'zh-CN': '机构编码', 'en-US': 'The department code', 'de-DE': 'Der Abteilungscode' },
  positionCode: { 'zh-CN': '职务编码', 'en-US': 'The position code', 'de-DE': 'Der Positionscode' },
  roleUsed: {
    'zh-CN': '角色“${name}”正由以下用户使用，不能删除：${users}',
    'en-US': 'The role “${name}” cannot be deleted while somebody has it: ${users}',
    'de-DE': 'Die Rolle „${name}“ lässt sich nicht löschen, solange jemand sie hat: ${users}',
  },
  roleInPages: {
    'zh-CN': '角色“${name}”正由以下页面使用，不能删除：${pages}',
    'en-US': 'The role “${name}” cannot be deleted, pages give it rights: ${pages}',
    'de-DE': 'Die Rolle „${name}“ lässt sich nicht löschen, Seiten geben ihr Rechte: ${pages}',
  },
  roleInRows: {
    'zh-CN': '角色“${name}”正由以下数据使用，不能删除：${places}',
    'en-US': 'The role “${name}” cannot be deleted, records name it: ${places}',
    'de-DE': 'Die Rolle „${name}“ lässt sich nicht löschen, solange Datensätze auf sie verweisen: ${places}',
  },
  builtInRole: {
    'zh-CN': '系统管理员角色不能删除',
    'en-US': 'The role of administrators cannot be deleted',
    'de-DE': 'Die Administratorrolle lässt sich nicht löschen',
  },
  departUsed: {
    'zh-CN': '部门“${name}”中还有以下用户，不能删除：${users}',
    'en-US': 'The department “${name}” cannot be deleted while somebody belongs to it: ${users}',
    'de-DE': 'Die Abteilung „${name}“ lässt sich nicht löschen, solange jemand dazugehört: ${users}',
  },
  departHasRoles: {
    'zh-CN': '部门“${name}”还有以下角色，不能删除：${roles}',
    'en-US': 'The department “${name}” cannot be deleted, it has roles of its own: ${roles}',
    'de-DE': 'Die Abteilung „${name}“ lässt sich nicht löschen, sie hat eigene Rollen: ${roles}',
  },
  departInRows: {
    'zh-CN': '部门“${name}”正由以下数据使用，不能删除：${places}',
    'en-US': 'The department “${name}” cannot be deleted, records name it: ${places}',
    'de-DE': 'Die Abteilung „${name}“ lässt sich nicht löschen, solange Datensätze auf sie verweisen: ${places}',
  },
  positionUsed: {
    'zh-CN': '职务“${name}”正由以下用户担任，不能删除：${users}',
    'en-US': 'The position “${name}” cannot be deleted while somebody holds it: ${users}',
    'de-DE': 'Die Position „${name}“ lässt sich nicht löschen, solange jemand sie hat: ${users}',
  },
  positionInRows: {
    'zh-CN': '职务“${name}”正由以下数据使用，不能删除：${places}',
    'en-US': 'The position “${name}” cannot be deleted, records name it: ${places}',
    'de-DE': 'Die Position „${name}“ lässt sich nicht löschen, solange Datensätze auf sie verweisen: ${places}',
  },
  tenantUsed: {
    'zh-CN': '租户“${name}”中还有以下用户，不能删除：${users}',
    'en-US': 'The tenant “${name}” cannot be deleted while somebody belongs to it: ${users}',
    'de-DE': 'Der Mandant „${name}“ lässt sich nicht löschen, solange jemand dazugehört: ${users}',
  },
  notHeld: {
    'zh-CN': '您没有权限“${permission}”，因此不能授予它',
    'en-US': 'You do not have the permission “${permission}”, so you cannot give it',
    'de-DE': 'Sie haben das Recht „${permission}“ nicht und können es deshalb nicht vergeben',
  },
  onlyAdministrators: {
    'zh-CN': '管理员角色只能由管理员授予或收回',
    'en-US': 'Only administrators give or take the role of administrators',
    'de-DE': 'Die Administratorrolle vergeben und entziehen nur Administratoren',
  },
  mightier: {
    'zh-CN': '用户“${name}”拥有您没有的权限，您不能更改该用户',
    'en-US': 'The user “${name}” holds rights that you do not have, so you cannot change this account',
    'de-DE': 'Der Benutzer „${name}“ hat Rechte, die Sie nicht haben; Sie können dieses Konto nicht ändern',
  },
  ownAdministrator: {
    'zh-CN': '不能收回自己的管理员角色',
    'en-US': 'You cannot take the role of administrators from yourself',
    'de-DE': 'Sie können sich die Administratorrolle nicht selbst entziehen',
  },
  ownFreeze: { 'zh-CN': '不能冻结自己', 'en-US': 'You cannot freeze yourself', 'de-DE': 'Sie können sich nicht selbst sperren' },
  lastAdministrator: {
    'zh-CN': '至少要保留一名可以登录的管理员',
    'en-US': 'At least one administrator who can sign in must remain',
    'de-DE': 'Mindestens ein Administrator, der sich anmelden kann, muss bleiben',
  },
  roleOfDepartment: {
    'zh-CN': '角色“${role}”属于部门“${depart}”，只能授予该部门的用户',
    'en-US': 'The role “${role}” belongs to the department “${depart}”, only its members can have it',
    'de-DE': 'Die Rolle „${role}“ gehört zur Abteilung „${depart}“, nur deren Mitglieder können sie haben',
  },
  outsideDepartment: {
    'zh-CN': '部门“${depart}”没有权限“${permission}”，其角色也不能拥有',
    'en-US': 'The department “${depart}” does not have the permission “${permission}”, so its roles cannot have it',
    'de-DE': 'Die Abteilung „${depart}“ hat das Recht „${permission}“ nicht, ihre Rollen können es nicht haben',
  },
  notOfDepartment: {
    'zh-CN': '该角色不属于任何部门',
    'en-US': 'The role does not belong to a department',
    'de-DE': 'Die Rolle gehört zu keiner Abteilung',
  },
  unknownEntry: {
    'zh-CN': '权限“${id}”不存在',
    'en-US': 'There is no permission “${id}”',
    'de-DE': 'Das Recht „${id}“ gibt es nicht',
  },
  nameTaken: { 'zh-CN': '用户账号已存在', 'en-US': 'The user name exists already', 'de-DE': 'Diesen Benutzernamen gibt es schon' },
  phoneTaken: { 'zh-CN': '手机号已存在', 'en-US': 'The phone number exists already', 'de-DE': 'Diese Telefonnummer gibt es schon' },
  emailTaken: { 'zh-CN': '邮箱已存在', 'en-US': 'The e-mail address exists already', 'de-DE': 'Diese E-Mail-Adresse gibt es schon' },
  frozen: { 'zh-CN': '已冻结 ${count} 个用户', 'en-US': 'Frozen: ${count}', 'de-DE': 'Gesperrt: ${count}' },
  unfrozen: { 'zh-CN': '已解冻 ${count} 个用户', 'en-US': 'Can sign in again: ${count}', 'de-DE': 'Entsperrt: ${count}' },
  passwordByAdministrator: {
    'zh-CN': '只有管理员可以设置他人的密码',
    'en-US': 'Only administrators set the password of somebody else',
    'de-DE': 'Das Passwort anderer setzen nur Administratoren',
  },
  entryOfPage: {
    'zh-CN': '“${name}”由页面“${page}”产生，请在该页面中更改；这里只能更改是否控制',
    'en-US': '“${name}” comes from the page “${page}” and is changed there; here you can only switch whether it is controlled',
    'de-DE': '„${name}“ kommt von der Seite „${page}“ und wird dort geändert; hier lässt sich nur umschalten, ob es kontrolliert wird',
  },
  entryOfProduct: {
    'zh-CN': '“${name}”是系统权限，不能删除，也不能改为不控制',
    'en-US': '“${name}” is a permission of the product: it cannot be deleted or left uncontrolled',
    'de-DE': '„${name}“ ist ein Recht des Produkts: Es lässt sich weder löschen noch freigeben',
  },
  entryUrl: {
    'zh-CN': '地址应以 /、http:// 或 https:// 开头',
    'en-US': 'The address must begin with /, http:// or https://',
    'de-DE': 'Die Adresse muss mit /, http:// oder https:// beginnen',
  },
  ruleMeans: { 'zh-CN': '${name}（${meaning}）', 'en-US': '${name} (${meaning})', 'de-DE': '${name} (${meaning})' },
  ruleFieldGone: {
    'zh-CN': '${meaning}：页面已没有字段“${field}”，该规则不显示任何行',
    'en-US': '${meaning}: the page has no field “${field}” any more, so that the rule opens no row',
    'de-DE': '${meaning}: Die Seite hat kein Feld „${field}“ mehr, die Regel gibt keine Zeile frei',
  },
  ruleNoPage: {
    'zh-CN': '数据规则只能用于带数据表的页面',
    'en-US': 'Data rules belong to entries of pages that have a table',
    'de-DE': 'Datenregeln gehören zu Einträgen von Seiten mit einer Tabelle',
  },
  ruleColumn: {
    'zh-CN': '页面“${page}”没有字段“${column}”',
    'en-US': 'The page “${page}” has no field “${column}”',
    'de-DE': 'Die Seite „${page}“ hat kein Feld „${column}“',
  },
  ruleCondition: {
    'zh-CN': '未知的条件“${condition}”；可用：${known}',
    'en-US': 'There is no condition “${condition}”; possible are ${known}',
    'de-DE': 'Die Bedingung „${condition}“ gibt es nicht; möglich sind ${known}',
  },
  ruleValue: {
    'zh-CN': '未知的值“${value}”；可用：${known}',
    'en-US': 'There is no value “${value}”; possible are ${known}',
    'de-DE': 'Den Wert „${value}“ gibt es nicht; möglich sind ${known}',
  },
  unknownChoice: {
    'zh-CN': '“${value}”不是字段“${field}”的可选值；可用：${known}',
    'en-US': '“${value}” is not one of the choices of “${field}”; possible are ${known}',
    'de-DE': '„${value}“ steht für „${field}“ nicht zur Auswahl; möglich sind ${known}',
  },
  overlapping: {
    'zh-CN': '${name}在此期间已是您的代理人（${times}），请改选时间或修改已有代理',
    'en-US': '${name} already stands in for you: ${times}. Choose other times, or change that delegation',
    'de-DE': '${name} vertritt Sie bereits: ${times}. Bitte andere Zeiten wählen oder die vorhandene Vertretung ändern',
  },
  copied: { 'zh-CN': '复制成功！', 'en-US': 'Copied', 'de-DE': 'Kopiert' },
  saved: { 'zh-CN': '保存成功！', 'en-US': 'Saved', 'de-DE': 'Gespeichert' },
}
