import type { SpecifiedCall } from './SpecifiedCall'

const page = ['records', 'total']
const layout = { path: 'walked', name: 'Walked', remark: '', isDefault: 0, pageSize: 10, filter: [], order: [], disPlay: [] }
const chart = {
  chartName: 'Walked',
  chartTypeId: '1',
  xfieldCode: 'status',
  yfieldCode: 'total',
  calMethodId: '1',
  url: '/p/order',
  dataUrl: '/demo/order/list',
}
const agent = { agentUserName: 'configurator', status: '1', startTime: '2026-01-01 00:00:00', endTime: '2026-12-31 00:00:00' }

/** 7.1, the calls of pages: those of one page stand for all. */
const lists: readonly SpecifiedCall[] = [
  { call: 'POST /demo/columns/add', body: { name: 'Walked' }, names: ['id'] },
  {
    call: 'GET /demo/columns/list?pageNo=1&pageSize=15&column=createTime&order=desc&field=id,,name&superQueryParams=&superQueryMatchType=and',
    names: [...page, 'records.0.id'],
  },
  { call: 'GET /demo/columns/queryById?id={row}', names: ['id', 'name', 'rowVersion'] },
  { call: 'PUT /demo/columns/edit', body: { id: '{row}', rowVersion: 1, name: 'Walked once more' }, names: ['id', 'name'] },
  {
    call: 'POST /demo/columns/grid',
    body: {
      pageNo: 1,
      pageSize: 10,
      selectParam: {},
      postSortByItems: [{ columnName: 'name', defaultSortOrder: 'asc' }],
      filterByItems: [{ columnName: 'name', operator1: 'contains', value1: 'Walked', logic: 'and' }],
      vin: '',
    },
    names: page,
  },
  { call: 'GET /demo/order/exportXls?pageNo=1&pageSize=10000000&selections=', isFile: true },
  { call: 'POST /demo/order/exportXls', body: { titleArr: ['Total'], valArr: ['total'] }, isFile: true },
  { call: 'POST /demo/import/importExcel', file: 'files[]', isRefused: true },
  { call: 'DELETE /demo/columns/deleteBatch?ids={row},' },
  { call: 'POST /demo/columns/add', body: { name: 'Walked' }, names: ['id'] },
  { call: 'DELETE /demo/columns/delete?id={row}' },
  { call: 'GET /sys/sysDepart/list?parentId=0', names: [...page, 'records.0.id', 'records.0.hasChildren'] },
]

/** 7.2, those that the platform's list has not. */
const dictionaries: readonly SpecifiedCall[] = [
  { call: 'GET /online/cgform/api/getData/demo-customer?pageNo=1&pageSize=5', names: page },
  {
    call: 'GET /online/cgform/api/querySelectOptions?table=sys_category&txt=name&key=id&idField=id&pidField=pid&condition=',
    names: ['store', 'id', 'label'],
  },
]

const pickers: readonly SpecifiedCall[] = [
  { call: 'GET /sys/position/list?pageNo=1&pageSize=10', names: [...page, 'records.0.code', 'records.0.name', 'records.0.rank_dictText'] },
  { call: 'POST /system/sysUserContact/addList', body: [{ username: 'staff' }] },
  { call: 'GET /system/sysUserContact/contactList', names: ['username', 'realname'] },
  { call: 'GET /myTeam/commonMyTeamMember/userSelectsMyTeam' },
  {
    call: 'GET /online/cgreport/api/getRpColumns/demo-customer-report',
    names: ['cgRpConfigId', 'cgRpConfigName', 'columns.0.dataIndex', 'dictOptions'],
  },
  { call: 'GET /online/cgreport/api/getQueryInfo/demo-customer-report', names: ['field', 'mode'] },
  { call: 'GET /online/cgreport/api/getData/demo-customer-report?self_region=1&column=name&order=asc&pageNo=1&pageSize=10', names: page },
]

const layouts: readonly SpecifiedCall[] = [
  { call: 'POST /common/layout/commonLayout/add', body: layout, names: ['id', 'disPlay', 'filter', 'order'] },
  { call: 'GET /common/layout/commonLayout/list?path=walked&userId=x', names: ['id', 'name', 'isDefault'] },
  { call: 'PUT /common/layout/commonLayout/edit', body: { ...layout, id: '{layout}' }, names: ['id'] },
  { call: 'DELETE /common/layout/commonLayout/delete?id={layout}' },
]

const favourites: readonly SpecifiedCall[] = [
  {
    call: 'POST /favoriteFolders/commonFavoriteFolders/add',
    body: { parentId: '', name: 'Walked', icon: 'star', userName: '', userId: '', izTemplate: 0, handleType: 1 },
    code: 200,
  },
  {
    call: 'POST /favoriteFolders/commonFavoriteContent/add',
    body: { parentId: '{folder}', name: 'Walked', title: 'Walked', route: '/p/x', url: '/p/x?a=1' },
  },
  { call: 'PUT /favoriteFolders/commonFavoriteContent/edit', body: { id: '{favourite}', rowVersion: 1, name: 'Walked once more' } },
  { call: 'GET /favoriteFolders/commonFavoriteFolders/getByUser', names: ['treeData.0.name'] },
]

const charts: readonly SpecifiedCall[] = [
  { call: 'POST /layoutChart/commonLayoutChart/add', body: chart, names: ['id'] },
  { call: 'PUT /layoutChart/commonLayoutChart/edit', body: { ...chart, id: '{chart}' }, names: ['id'] },
  {
    call: 'POST /layoutChart/commonLayoutChart/getChartOption',
    body: chart,
    names: ['xAxis', 'yAxis', 'tooltip', 'series', 'toolbox', 'legend'],
  },
  { call: 'GET /layoutChart/commonLayoutChart/getByUrl?url=%2Fp%2Forder', names: ['chartName'] },
  { call: 'GET /layoutChart/commonLayoutChart/queryById?id={chart}', names: ['chartName'] },
  { call: 'DELETE /layoutChart/commonLayoutChart/delete?id={chart}' },
]

const agents: readonly SpecifiedCall[] = [
  { call: 'POST /sys/sysUserAgent/add', body: agent },
  { call: 'GET /sys/sysUserAgent/layoutSelect?pageNo=1&pageSize=10', names: page },
  { call: 'PUT /sys/sysUserAgent/edit', body: { ...agent, id: '{agent}', rowVersion: 1 } },
  { call: 'PUT /sys/sysUserAgent/editStatus', body: { id: '{agent}', status: '0' } },
  { call: 'GET /sys/sysUserAgent/queryByUserName?userName=admin', names: ['agentUserName', 'agentRealName'] },
  { call: 'GET /sys/sysUserAgent/queryById?id={agent}', names: ['agentUserName', 'status', 'startTime', 'endTime'] },
  { call: 'DELETE /sys/sysUserAgent/delete?id={agent}' },
  { call: 'POST /sys/sysUserAgent/add', body: agent },
  { call: 'DELETE /sys/sysUserAgent/deleteBatch?ids={agent},' },
]

const faces: readonly SpecifiedCall[] = [
  { call: 'GET /pgms/PgUserPicture/pgUserPicture/queryById?id={user}' },
  { call: 'GET /pgms/PgUserPicture/pgUserPicture/getIndexCode?id={user}' },
  { call: 'POST /pgms/PgUserPicture/pgUserPicture/add', body: { id: '{user}', base64Url: 'none', indexCode: 'none' }, isRefused: true },
  { call: 'PUT /pgms/PgUserPicture/pgUserPicture/edit', body: { id: '{user}', base64Url: 'none', indexCode: 'none' }, isRefused: true },
  { call: 'POST /face/check', body: { facePicBinaryData: 'AAAA' }, names: ['checkResult', 'msg'] },
  {
    call: 'POST /face/addface',
    body: { faceGroupIndexCode: 'default', name: 'x', certificateType: '111', id: '{user}', faceBinaryData: 'AAAA' },
    isRefused: true,
  },
  {
    call: 'POST /face/editface',
    body: { faceGroupIndexCode: 'default', name: 'x', certificateType: '111', id: '{user}', faceBinaryData: 'AAAA', indexCode: 'x' },
    isRefused: true,
  },
]

/** Section 7 of the building blocks' specification, without what section 7 of the platform's names as well. */
export const blockCalls: readonly SpecifiedCall[] = [
  ...lists,
  ...dictionaries,
  ...pickers,
  ...layouts,
  ...favourites,
  ...charts,
  ...agents,
  ...faces,
]
