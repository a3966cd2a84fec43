import type { Row } from '../../../schemas/api/Result'
import type { MountedCall } from '../../../server-mock/resource/ResourceRegistry'
import { sendFile } from '../../support/sendFile'
import { importFile, workbook } from '../../support/sheetFiles'
import type { TestServer } from '../../support/startTestServer'

/** Makes a call that is right in itself, on a new row. */
export async function callOnNewRow(
  { server, admin, code }: { server: TestServer; admin: string; code: string },
  call: MountedCall['call'],
  token: string | undefined,
): Promise<number> {
  const { id, rowVersion } = (await server.call<Row>('POST', `/api/sample/${code}/add`, { name: 'one' }, admin)).result
  const path = (name: string, query = '') => `/api/sample/${code}/${name}${query}`
  const ofRow = (panel: string, query = '') => path(`queryById/${panel}`, `?id=${id}${query}`)
  const own = (calls: MountedCall['call'][], make: () => Promise<string>) => (calls.includes(call) ? make() : '')
  const comment = await own(
    ['editComment', 'removeComment'],
    async () => (await server.call<Row | null>('POST', ofRow('comments'), { text: 'mine' }, token)).result?.id ?? '',
  )
  const file = await own(
    ['removeAttachment', 'attachedFile'],
    async () => (await sendFile(server, ofRow('attachments'), token, { name: 'note.txt', content: 'note' })).result?.id ?? '',
  )
  if (call === 'addAttachment') return (await sendFile(server, ofRow('attachments'), token, { name: 'note.txt', content: 'note' })).status
  const bodies: Partial<Record<MountedCall['call'], () => [string, string, unknown?]>> = {
    list: () => ['GET', path('list')],
    grid: () => ['POST', path('grid'), { pageNo: 1, pageSize: 10 }],
    queryById: () => ['GET', path('queryById', `?id=${id}`)],
    add: () => ['POST', path('add'), { name: 'two' }],
    edit: () => ['PUT', path('edit'), { id, rowVersion, name: 'changed' }],
    delete: () => ['DELETE', path('delete', `?id=${id}`)],
    deleteBatch: () => ['DELETE', path('deleteBatch', `?ids=${id}`)],
    deleted: () => ['GET', path('deleteBatch')],
    restore: () => ['POST', path('deleteBatch'), { ids: id }],
    exportXlsUrl: () => ['GET', path('exportXlsUrl')],
    exportGrid: () => ['POST', path('exportXlsUrl'), {}],
    template: () => ['GET', path('importExcelUrl')],
    action: () => ['POST', path('close'), { ids: id }],
    history: () => ['GET', ofRow('history')],
    comments: () => ['GET', ofRow('comments')],
    addComment: () => ['POST', ofRow('comments'), { text: 'one' }],
    editComment: () => ['PUT', ofRow('comments', `&item=${comment}`), { text: 'two' }],
    removeComment: () => ['DELETE', ofRow('comments', `&item=${comment}`)],
    attachments: () => ['GET', ofRow('attachments')],
    removeAttachment: () => ['DELETE', ofRow('attachments', `&item=${file}`)],
    attachedFile: () => ['GET', ofRow('attachments/file', `&item=${file}`)],
  }
  if (call === 'restore') await server.call('DELETE', path('delete', `?id=${id}`), undefined, admin)
  if (call === 'importExcelUrl') {
    const content = workbook({ Rows: [['name'], ['three']] })
    return (await importFile(server, `/sample/${code}/importExcelUrl`, token ?? '', { content })).status
  }
  const [method = '', url = '', body] = bodies[call]?.() ?? []
  return fetchStatus(server, url, token, method, body)
}

/** The status that a call is answered with. */
export async function fetchStatus(server: TestServer, path: string, token = '', method = 'GET', body?: unknown): Promise<number> {
  const headers = { 'X-Access-Token': token, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) }
  return (await fetch(server.url + path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) })).status
}
