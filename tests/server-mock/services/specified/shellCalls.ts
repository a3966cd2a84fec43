import type { SpecifiedCall } from './SpecifiedCall'

const page = ['records', 'total']
const user = { username: 'walked', realname: 'Walked', password: 'Walked-pass-1!' }

const signIn: readonly SpecifiedCall[] = [
  {
    call: 'POST /sys/login',
    body: { username: 'staff', password: '{password}' },
    names: ['token', 'userInfo.username', 'sysAllDictItems.sex'],
  },
  {
    call: 'POST /sys/accountLogin',
    body: { account: 'staff', password: '{password}' },
    names: ['token', 'userInfo.username', 'sysAllDictItems.sex'],
  },
  { call: 'POST /sys/phoneLogin', body: { mobile: '13900000000', captcha: '000000' }, isRefused: true },
  { call: 'POST /sys/portal/oauth?t=none', isRefused: true },
  { call: 'POST /sys/logout', names: [] },
  { call: 'GET /sys/cas/client/validateLogin?ticket=none&service=none', isRefused: true },
  { call: 'GET /sys/thirdLogin/getLoginUser/none/none', isRefused: true },
  {
    call: 'POST /auth/forge-password',
    body: { mobile: '13900000000', captcha: '000000', password: user.password, confirmpassword: user.password },
    isRefused: true,
  },
  {
    call: 'POST /auth/register',
    body: { username: 'walked', mobile: '13900000000', captcha: '000000', password: user.password, confirmpassword: user.password },
    isRefused: true,
  },
  { call: 'POST /account/sms', body: { mobile: '13900000000', smsmode: '0' }, names: ['waitSeconds'] },
  { call: 'GET /user/info', names: ['id', 'username', 'realname', 'avatar'] },
  {
    call: 'GET /sys/permission/getUserPermissionByToken?systemCode=merchant_platform',
    names: ['menu', 'auth', 'allAuth', 'userMenuList', 'roleCodes', 'platformInfo', 'sendRouterArray'],
  },
]

const roles: readonly SpecifiedCall[] = [
  { call: 'POST /sys/role/add', body: { roleName: 'Walked', roleCode: 'walked' }, names: ['id', 'roleCode', 'roleName'] },
  { call: 'PUT /sys/role/edit', body: { id: '{role}', rowVersion: 1, roleName: 'Staff' } },
  { call: 'GET /sys/role/queryall', names: ['id', 'roleCode', 'roleName'] },
  { call: 'GET /sys/role/list?pageNo=1&pageSize=10', names: [...page, 'records.0.id', 'records.0.roleCode', 'records.0.roleName'] },
  {
    call: 'POST /sys/role/copyRole',
    body: { id: '{role}', roleCode: 'walked-copy', roleName: 'Copy' },
    names: ['id', 'roleCode', 'roleName'],
  },
  { call: 'GET /sys/role/queryTreeList', names: ['treeList.0.key', 'treeList.0.title', 'treeList.0.children', 'ids'] },
]

const users: readonly SpecifiedCall[] = [
  { call: 'POST /sys/user/add', body: user, names: ['id', 'username', 'realname'] },
  { call: 'PUT /sys/user/edit', body: { id: '{user}', rowVersion: 1, realname: 'Staff' } },
  { call: 'GET /sys/user/queryUserRole?userid={user}' },
  { call: 'GET /sys/user/list?pageNo=1&pageSize=10', names: [...page, 'records.0.username'] },
  { call: 'PUT /sys/user/frozenBatch', body: { ids: '{user}', status: '1' } },
  { call: 'GET /sys/user/checkOnlyUser?username=nobody' },
  {
    call: 'PUT /sys/user/changePassword',
    body: { username: 'walked', password: 'Walked-pass-2!', confirmpassword: 'Walked-pass-2!' },
  },
  {
    call: 'PUT /sys/user/changePassword',
    body: { username: 'walked', password: 'Walked-pass-3!', confirmpassword: 'Walked-pass-4!' },
    isRefused: true,
  },
  { call: 'PUT /sys/user/changeMyPassword', body: { password: 'short', confirmpassword: 'short' }, isRefused: true },
  { call: 'GET /sys/user/queryUserByDepId?id={depart}', names: ['username'] },
  { call: 'GET /sys/user/getAllUserWithDep?username=staff', names: [...page, 'records.0.username'] },
  { call: 'GET /sys/user/getCurrentUserDeparts', names: ['list', 'orgCode'] },
  { call: 'POST /sys/selectDepart', body: { orgCode: '{orgCode}', username: 'admin' }, names: ['userInfo.orgCode'] },
]

const permissions: readonly SpecifiedCall[] = [
  {
    call: 'POST /sys/permission/add',
    body: { name: 'Walked', menuType: 2, perms: 'walked:look' },
    names: ['id', 'name', 'menuType', 'perms'],
  },
  { call: 'PUT /sys/permission/edit', body: { id: '{permission}', rowVersion: 1, name: 'Staff' } },
  { call: 'GET /sys/permission/list', names: [...page, 'records.0.id', 'records.0.name', 'records.0.menuType'] },
  { call: 'GET /sys/permission/getSystemMenuList', names: ['id', 'name', 'parentId', 'isLeaf'] },
  { call: 'GET /sys/permission/getSystemSubmenu?parentId={permission}' },
  { call: 'GET /sys/permission/getSystemSubmenuBatch?parentIds={permission}' },
  { call: 'GET /sys/permission/queryTreeList', names: ['treeList.0.key', 'treeList.0.title', 'treeList.0.children', 'ids'] },
  { call: 'GET /sys/permission/queryRolePermission?roleId={role}' },
  { call: 'GET /sys/permission/getPermRuleListByPermId?permissionId={permission}' },
  { call: 'GET /sys/permission/queryPermissionRule?permissionId={permission}' },
  { call: 'GET /sys/permission/queryDepartPermission?departId={depart}' },
  { call: 'POST /sys/permission/saveRolePermission', body: { roleId: '{role}', permissionIds: '', lastpermissionIds: '' } },
  { call: 'POST /sys/permission/saveDepartPermission', body: { departId: '{depart}', permissionIds: '', lastpermissionIds: '' } },
]

const departments: readonly SpecifiedCall[] = [
  { call: 'GET /sys/sysDepart/queryTreeList', names: ['id', 'key', 'title', 'orgCode', 'departName'] },
  { call: 'GET /sys/sysDepart/queryIdTree', names: ['id', 'key', 'title'] },
  { call: 'GET /sys/sysDepart/searchBy?keyWord={departName}', names: ['id', 'key', 'title'] },
  { call: 'GET /sys/sysDepart/queryMyDeptTreeList', names: ['id', 'key', 'title', 'children'] },
  { call: 'DELETE /sys/sysDepart/delete?id={depart}', isRefused: true },
  { call: 'POST /sys/sysDepart/add', body: { departName: '走' }, names: ['id', 'orgCode', 'departName'] },
  { call: 'DELETE /sys/sysDepart/delete?id={newDepart}' },
  { call: 'GET /sys/sysDepartPermission/queryTreeListForDeptRole?departId={depart}', names: ['treeList', 'ids'] },
  { call: 'GET /sys/sysDepartPermission/queryDeptRolePermission?roleId={role}' },
  {
    call: 'POST /sys/sysDepartPermission/saveDeptRolePermission',
    body: { roleId: '{role}', permissionIds: '', lastpermissionIds: '' },
    isRefused: true,
  },
  { call: 'POST /sys/role/add', body: { roleName: '部门', roleCode: 'walked-depart', departId: '{depart}' }, names: ['id'] },
  {
    call: 'POST /sys/sysDepartPermission/saveDeptRolePermission',
    body: { roleId: '{departRole}', permissionIds: '', lastpermissionIds: '' },
  },
]

const dictionaries: readonly SpecifiedCall[] = [
  { call: 'POST /sys/dict/add', body: { dictCode: 'walked', dictName: '走' }, names: ['id', 'dictCode', 'dictName'] },
  { call: 'PUT /sys/dict/edit', body: { id: 'walked', dictName: '走过' }, names: ['id', 'dictCode', 'dictName'] },
  {
    call: 'POST /sys/dictItem/add',
    body: { dictId: 'walked', itemValue: '9', itemText: '九' },
    names: ['id', 'dictId', 'itemValue', 'itemText'],
  },
  { call: 'PUT /sys/dictItem/edit', body: { id: 'walked:9', itemText: '玖' }, names: ['id', 'dictId', 'itemValue', 'itemText'] },
  { call: 'GET /sys/dict/getDictItems/sex', names: ['value', 'text', 'label'] },
  { call: 'GET /sys/dict/getDictItems/sys_category,name,code', names: ['value', 'text', 'label'] },
  { call: "GET /sys/dict/getDictItems/sys_category,name,code,hasChild='1'", names: ['value', 'text', 'label'] },
  {
    call: 'GET /sys/dict/loadTreeData?pid=0&tableName=sys_category&text=name&code=code&pidField=pid&hasChildField=hasChild&condition=%7B%7D',
    names: ['key', 'value', 'label', 'leaf'],
  },
  { call: 'GET /sys/dict/loadDictItem/sex?key=1', names: ['0'] },
  { call: 'GET /sys/dict/loadDict/sex?keyword=&pageSize=10', names: ['value', 'text'] },
  { call: 'GET /sys/dict/refleshCache' },
  { call: 'GET /sys/dict/queryAllDictItems', names: ['sex.0.value', 'sex.0.text'] },
  { call: 'GET /sys/category/loadTreeRoot?async=true&pcode=', names: ['key', 'value', 'label', 'leaf', 'code', 'name'] },
  { call: 'GET /sys/category/loadTreeChildren?pid={category}', names: [] },
  { call: 'GET /sys/category/loadOne?field=id&val={category}', names: ['id', 'name', 'code'] },
  { call: 'GET /sys/category/loadTreeData?pid=0&pcode=&condition=', names: ['key', 'value', 'label', 'leaf', 'code', 'name'] },
  { call: 'GET /sys/category/loadDictItem/?ids={category}', names: ['0'] },
]

const notices: readonly SpecifiedCall[] = [
  { call: 'GET /sys/annountCement/doReleaseData?id={announcement}' },
  {
    call: 'GET /sys/annountCement/listByUser',
    names: ['sysMsgList.0.titile', 'sysMsgList.0.msgCategory', 'sysMsgList.0.msgShowType', 'sysMsgList.0.msgContent', 'sysMsgTotal'],
  },
  { call: 'PUT /sys/sysInformationSend/editByInfoIdAndUserId', body: { anntId: '{announcement}' } },
  { call: 'GET /sys/annountCement/doReovkeData?id={announcement}' },
  { call: 'GET /sys/loginfo', names: ['totalVisitCount', 'todayVisitCount', 'todayIp'] },
  { call: 'GET /sys/visitInfo', names: ['visit', 'ip', 'tian', 'type'] },
  { call: 'GET /sys/duplicate/check?tableName=sys_user&fieldName=username&fieldVal=nobody&dataId=' },
  { call: 'GET /sys/checkRule/checkByCode?ruleCode=common&value=abc' },
  { call: 'POST /system/sysMenuLog/add', body: { createName: 'a', createBy: 'b', menuId: 'c', menuName: 'd', ip: '1.1.1.1' } },
]

const others: readonly SpecifiedCall[] = [
  { call: 'GET /sys/common/transitRESTful?url=http%3A%2F%2Fexample.invalid%2F', isRefused: true },
  { call: 'POST /sys/common/transitRESTful?url=http%3A%2F%2Fexample.invalid%2F', body: {}, isRefused: true },
  { call: 'PUT /sys/common/transitRESTful?url=http%3A%2F%2Fexample.invalid%2F', body: {}, isRefused: true },
  { call: 'PATCH /sys/common/transitRESTful?url=http%3A%2F%2Fexample.invalid%2F', body: {}, isRefused: true },
  { call: 'DELETE /sys/common/transitRESTful?url=http%3A%2F%2Fexample.invalid%2F', body: {}, isRefused: true },
  { call: 'POST /help/commonHelp/add', body: { content: '<p>help</p>', componentUrl: '/p/walked', componentId: 'walked' } },
  { call: 'GET /help/commonHelp/list?componentId=walked&componentUrl=%2Fp%2Fwalked', names: ['records.0.content'] },
  { call: 'GET /help/commonHelp/getByPartPath?path=%2Fp%2Fwalked', names: ['content'] },
  { call: 'GET /help/commonHelp/queryByDocumentTypeId?documentTypeId=walked', names: ['content'] },
  { call: 'POST /sys/common/upload', file: 'file' },
  { call: 'POST /heli/common/attachment/upload', file: 'file' },
  { call: 'GET /sys/common/static/{file}', isFile: true },
  { call: 'GET /mock/api/user?pageNo=1&pageSize=10', names: [...page, 'records.0.username'] },
  { call: 'GET /mock/api/role?pageNo=1&pageSize=10', names: [...page, 'records.0.roleCode'] },
  { call: 'GET /mock/api/service?pageNo=1&pageSize=10', names: [...page, 'records.0.no', 'records.0.description'] },
  { call: 'GET /mock/api/permission?pageNo=1&pageSize=10', names: [...page, 'records.0.permissionId', 'records.0.permissionName'] },
  { call: 'GET /mock/api/permission/no-pager', names: [...page, 'records.0.permissionName'] },
]

/** Section 7 of the platform's specification, in its order but for what needs something to be there before. */
export const shellCalls: readonly SpecifiedCall[] = [
  ...signIn,
  ...roles,
  ...users,
  ...permissions,
  ...departments,
  ...dictionaries,
  ...notices,
  ...others,
]
