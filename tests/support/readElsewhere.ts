/** Properties that no code reads by name, with the reason why they are there all the same. */
export type Reasons = Readonly<Record<string, string>>

function named(owner: string, names: readonly string[], reason: string): Reasons {
  return Object.fromEntries(names.map((name) => [`${owner}.${name}`, reason]))
}

const foreign = 'tells the check of pages that another backend answers'
const byLanguage = 'a text is asked for by the language that is spoken'
const bySchema = 'editors find the JSON Schema by it'
const versioned = 'the JSON Schema has its limits: what is of another version is refused'

/** What a document beside pages can say and is read by walking over it, or outside of the code. */
export const documentReasons: Reasons = {
  'DocumentBase.$schema': bySchema,
  'DocumentBase.version': versioned,
}

/** What a page can say and is read by walking over it, or outside of the code. `features`: the switches of the features that lists have. */
export function pageReasons(features: readonly string[]): Reasons {
  return {
    'PageBase.$schema': bySchema,
    'PageBase.version': versioned,
    ...named('Aggregate', ['count', 'sum', 'average', 'min', 'max'], 'a report takes the figure that is written, whichever it is'),
    'CallAction.foreign': foreign,
    // Checks and permissions read these by their names.
    'ReportToolbar.chart': 'each feature asks for the switch of its own name',
    'ReportToolbar.print': 'each feature asks for the switch of its own name',
    ...named(
      'Toolbar',
      features.filter((name) => !['chart', 'analysis', 'grouping', 'trash', 'delete', 'export'].includes(name)),
      'each feature of the list asks for the switch of its own name',
    ),
  }
}

const wire = 'part of the wire that clients of such servers know; our own browser part does without'
const echo = 'says which of several askings is answered, to clients that do not know it by the call'
const companion = 'read in the browser by the key that `companionOf` gives'
const drawn = 'handed on as it is to what draws charts'
const looser = 'read by a looser type of the same names: other backends leave some out, or write them differently'

/** What calls answer and the browser part never reads. */
export const answerReasons: Reasons = {
  ...named('RowPage', ['pages'], wire),
  ...named('DictItem', ['label', 'title'], wire),
  ...named('RoleItem', ['id', 'roleCode', 'roleName', 'description', 'departId'], wire),
  ...named('PermissionTree', ['treeList', 'ids'], wire),
  ...named('PermissionNode', ['key', 'value', 'title', 'slotTitle', 'label', 'parentId', 'icon', 'menuType', 'perms', 'leaf'], wire),
  ...named('PermissionNode', ['isLeaf', 'ruleFlag', 'children'], wire),
  ...named('SystemMenu', ['id', 'parentId', 'name', 'menuType', 'url', 'component', 'icon', 'perms', 'permsType', 'status'], wire),
  ...named('SystemMenu', ['sortNo', 'hidden', 'leaf', 'isLeaf'], wire),
  ...named('RuleColumn', ['key', 'title'], 'named by the page of data rules, as what its choices are stored and shown by'),
  ...named('DataRuleRow', ['ruleColumn_dictText'], companion),
  ...named('DataRuleRow', ['permissionId', 'ruleName', 'ruleColumn', 'ruleConditions', 'ruleValue', 'status', 'ruleText'], wire),
  ...named('Announcement', ['sender_dictText'], companion),
  ...named('DependentPage', ['problems'], 'written by the command line, with line and column'),
  ...named('Layout', ['path', 'creatorId', 'userId'], wire),
  ...named('LayoutOrder', ['defaultSortOrder'], wire),
  ...named('UserInfo', ['orgCodeTxt', 'departIds', 'phone', 'email', 'status'], wire),
  ...named('SavedQuery', ['path'], wire),
  ...named('VisitDay', ['ip'], wire),
  ...named('SavedCondition', ['dictCode', 'dictTable', 'dictText', 'customReturnField', 'popup'], wire),
  ...named('FavouriteFolder', ['parentId', 'title', 'userName', 'userId', 'sortNo', 'route'], wire),
  ...named('FavouriteLeaf', ['title', 'route'], wire),
  ...named('SuperQueryRow', ['type', 'dbType'], wire),
  ...named('LoginResult', ['departs'], wire),
  ...named('DepartInfo', ['id', 'parentId'], wire),
  ...named('UserInfoResult', ['userInfo', 'sysAllDictItems'], wire),
  ...named('MenuItem', ['component', 'alwaysShow'], wire),
  ...named('MenuMeta', ['id'], wire),
  ...named('PermissionResult', ['userMenuList', 'codeList', 'platformInfo', 'sysSafeMode'], wire),
  ...named('PermissionEntry', ['action', 'type', 'status', 'describe'], wire),
  ...named('OwnDeparts', ['list', 'orgCode'], wire),
  ...named('ReportColumnInfo', ['isTotal'], wire),
  ...named('ImportAnswer', ['importId', 'totalCount', 'errorCount'], wire),
  ...named('RegisterResult', ['username'], wire),
  ...named('SignInOptions', ['thirdParty'], 'the kinds that a sign-in form of somebody else can offer'),
  ...named('ChatTicket', ['seconds'], 'says to whoever opens a chat in another way how long the ticket is good'),
  ...named('ChatUser', ['id', 'username', 'realname'], 'taken by the server of the chat'),
  ...named('UserPicture', ['id', 'indexCode'], wire),
  ...named('PublishedPage', ['code', 'version', 'config'], 'for other programs; the browser part reads the page as a static file'),
  ...named('PageDraft', ['code'], echo),
  ...named('PublishResult', ['code', 'changes'], 'what was done, for the command line and scripts; the studio has shown the plan before'),
  ...named('TableRows', ['table', 'rows'], 'counted for scripts; people read the sentences that the server makes of them'),
  ...named('LifeResult', ['code', 'version'], 'what was done, for the command line and scripts'),
  ...named('PublishSetResult', ['isPublished', 'pages'], 'read by the command line, which publishes folders'),
  ...named('PublishedOfSet', ['version', 'problems'], 'read by the command line, which publishes folders'),
  ...named('HelpText', ['id', 'componentId', 'componentUrl', 'updateBy', 'updateTime'], echo),
  ...named('HelpList', ['total'], wire),
  ...named('Announcement', ['priority'], wire),
  ...named('CountChart', ['pageTitle'], echo),
  ...named('ChartView', ['chartType', 'calMethod', 'fieldType', 'createId', 'createBy', 'url', 'dataUrl'], wire),
  ...named('ChartAxis', ['show'], drawn),
  ...named('ChartOption', ['trigger'], drawn),
  ...named('DashboardTask', ['createTime'], 'the server puts tasks in order by it'),
  ...named('TreeNode', ['code', 'key', 'label', 'leaf', 'parentId', 'title', 'value'], looser),
  ...named('CategoryNode', ['key', 'value', 'title', 'label', 'name', 'code', 'leaf', 'parentId', 'children'], looser),
  ...named('Category', ['id', 'pid', 'name', 'code', 'hasChild'], looser),
  ...named(
    'DepartNode',
    ['id', 'key', 'value', 'code', 'title', 'departName', 'orgCode', 'orgCategory', 'parentId', 'leaf', 'children'],
    looser,
  ),
  ...named('FailedCheck', ['passed', 'message', 'digits', 'pattern', 'beginIndex', 'endIndex', 'checkValue'], wire),
  ...named('HealthInfo', ['status', 'database', 'build'], 'asked by whoever watches the server'),
  ...named('DictItem', ['textEn', 'textDe', 'texts', 'descriptions'], byLanguage),
  ...named('MenuMeta', ['titleEn', 'titleDe', 'titles'], byLanguage),
}
