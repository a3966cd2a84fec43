import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Result } from '../../../schemas/api/Result'
import { readFaceSettings } from '../../../server-mock/services/face/FaceSystem'
import { findFlaw } from '../../../server-mock/services/face/findFace'
import { startTestServer, type TestServer } from '../../support/startTestServer'
import { download } from './uploads'

let server: TestServer
const tokens: Record<string, string> = {}
const ids: Record<string, string> = {}
let photo: Buffer

/** A picture with ovals on it, each at `[left, top, width, height]`. */
async function pictureOf(ovals: readonly (readonly number[])[], { fill = '#e0ac8b', ground = '#3366aa', width = 300, height = 400 } = {}) {
  const shapes = ovals.map(
    ([x = 0, y = 0, w = 0, h = 0]) => `<ellipse cx="${x + w / 2}" cy="${y + h / 2}" rx="${w / 2}" ry="${h / 2}" fill="${fill}"/>`,
  )
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`)
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([{ input: drawing }])
    .jpeg()
    .toBuffer()
}
const face = [90, 80, 130, 180]

beforeAll(async () => {
  server = await startTestServer({ environment: { FACE_GROUP_INDEX_CODE: 'group-7' } })
  for (const name of ['admin', 'staff'] as const) {
    tokens[name] = await server.signIn(name)
    ids[name] = String((await call<{ userInfo: { id: string } }>('GET', '/sys/user/getUserInfo', undefined, name)).result?.userInfo.id)
  }
  photo = await pictureOf([face])
})
afterAll(() => server.close())

type FaceAnswer<T> = Result<T> & { status: number; msg?: string; data?: T }
const call = <T>(method: string, path: string, body?: unknown, by = 'staff') =>
  server.call<T>(method, `/api${path}`, body, tokens[by]) as Promise<FaceAnswer<T>>
const pictures = '/pgms/PgUserPicture/pgUserPicture'
const check = (picture: Buffer | string) =>
  call<{ checkResult: number }>('POST', '/face/check', {
    facePicBinaryData: typeof picture === 'string' ? picture : picture.toString('base64'),
  })
const personOf = (name: string, more: object = {}) => ({
  faceGroupIndexCode: 'group-7',
  name: 'Staff',
  sex: 2,
  certificateType: '111',
  id: ids[name],
  faceBinaryData: photo.toString('base64'),
  ...more,
})

async function upload(content: Buffer, by = 'staff'): Promise<Result<string>> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), 'face.jpg')
  const headers = { 'X-Access-Token': tokens[by] ?? '' }
  return (await fetch(`${server.url}/api${pictures}/upload`, { method: 'POST', headers, body: form })).json() as Promise<Result<string>>
}

it('B7.7-face the check takes facePicBinaryData, and answers data.checkResult 1 and msg; a failed one says why in msg', async () => {
  expect(await check(photo)).toMatchObject({ status: 200, code: 200, msg: 'success', data: { checkResult: 1 } })
  const failed = await check(await pictureOf([]))
  expect(failed).toMatchObject({ status: 200, data: { checkResult: 0 } })
  expect(failed.msg).toContain('No face was found')
  expect(await check('no picture')).toMatchObject({ data: { checkResult: 0 } })
})

it.each([
  ['faces.noFace', () => pictureOf([])],
  ['faces.noFace', () => pictureOf([[0, 150, 300, 60]])],
  ['faces.noFace', () => pictureOf([[150, 150, 30, 40]])],
  ['faces.noFace', () => pictureOf([face], { fill: '#33aa44' })],
  [
    'faces.severalFaces',
    () =>
      pictureOf([
        [10, 80, 120, 160],
        [160, 80, 120, 160],
      ]),
  ],
  ['faces.tooSmall', () => pictureOf([[10, 10, 60, 80]], { width: 90, height: 200 })],
  ['faces.tooLarge', () => pictureOf([face], { width: 3001 })],
  [
    'faces.wrongKind',
    async () =>
      sharp(await pictureOf([face]))
        .webp()
        .toBuffer(),
  ],
  ['faces.unreadable', async () => (await pictureOf([face])).subarray(0, 900)],
  ['faces.tooLarge', async () => Buffer.alloc(5 * 1024 * 1024 + 1)],
  [null, () => pictureOf([face], { fill: '#8d5524' })],
  [null, () => pictureOf([face], { fill: '#f1c27d', ground: '#dddddd' })],
])('a picture is really looked at: %s', async (flaw, make) => {
  expect(await findFlaw(await make())).toBe(flaw)
})

it('B7.7-face B7.7-picture a person is taken up, kept with a picture, found again, and changed', async () => {
  expect((await call('GET', '/face/group')).result).toEqual({ faceGroupIndexCode: 'group-7', certificateType: '111' })
  expect(await call('GET', `${pictures}/getIndexCode?id=${ids.staff}`)).toMatchObject({ code: 200, result: [] })
  expect(await call('GET', `${pictures}/queryById?id=${ids.staff}`)).toMatchObject({ code: 200, result: null })

  const added = await call<{ indexCode: string }>('POST', '/face/addface', personOf('staff'))
  expect(added).toMatchObject({ status: 200, msg: 'success' })
  const indexCode = added.data?.indexCode
  expect(indexCode).toMatch(/^[0-9a-f]{32}$/)
  const sent = await upload(photo)
  expect(sent).toMatchObject({ code: 200, success: true })
  expect(Buffer.from(await (await download(server, String(sent.result), tokens.staff ?? '')).arrayBuffer()).equals(photo)).toBe(true)
  const picture = { id: ids.staff, base64Url: sent.result, indexCode }
  expect(await call('POST', `${pictures}/add`, picture)).toMatchObject({ status: 200, success: true, code: 200 })
  expect((await call('GET', `${pictures}/queryById?id=${ids.staff}`)).result).toEqual(picture)
  expect(await call('GET', `${pictures}/getIndexCode?id=${ids.staff}`)).toMatchObject({ code: 200, result: [indexCode] })

  expect(await call('POST', '/face/addface', personOf('staff'))).toMatchObject({ success: false })
  const edited = await call('POST', '/face/editface', personOf('staff', { name: 'Staff the second', indexCode }))
  expect(edited).toMatchObject({ msg: 'success', data: { indexCode } })
  const other = { ...picture, base64Url: (await upload(photo)).result }
  expect(await call('PUT', `${pictures}/edit`, other)).toMatchObject({ status: 200, success: true })
  expect((await call('GET', `${pictures}/queryById?id=${ids.staff}`)).result).toEqual(other)
  const kept = await server.database.kysely
    .selectFrom('face_person' as never)
    .selectAll()
    .execute()
  expect(kept).toMatchObject([
    {
      index_code: indexCode,
      face_group_index_code: 'group-7',
      name: 'Staff the second',
      sex: '2',
      certificate_type: '111',
      person_id: ids.staff,
    },
  ])
})

it('refuses another group, another certificate, a picture that does not pass, and a code that nobody has', async () => {
  const add = (more: object) => call('POST', '/face/addface', personOf('staff', more))
  expect((await add({ faceGroupIndexCode: 'group-8' })).status).toBe(400)
  expect((await add({ certificateType: '112' })).status).toBe(400)
  expect((await add({ faceBinaryData: (await pictureOf([])).toString('base64') })).status).toBe(400)
  expect((await call('POST', '/face/editface', personOf('staff', { indexCode: 'f'.repeat(32) }))).status).toBe(400)
  expect((await call('POST', '/face/editface', personOf('staff'))).status).toBe(400)
  expect(await upload(await pictureOf([]))).toMatchObject({ success: false, code: 400 })
})

it('lets nobody see or change the face photo of another person, but who may edit users; a picture is the caller’s own upload', async () => {
  const path = `?id=${ids.admin}`
  for (const answer of [
    await call('GET', `${pictures}/queryById${path}`),
    await call('GET', `${pictures}/getIndexCode${path}`),
    await call('POST', '/face/addface', personOf('admin')),
    await call('POST', '/face/editface', personOf('admin', { indexCode: 'x' })),
    await call('POST', `${pictures}/add`, { id: ids.admin, base64Url: 'face/x.jpg', indexCode: 'x' }),
    await call('PUT', `${pictures}/edit`, { id: ids.admin, base64Url: 'face/x.jpg', indexCode: 'x' }),
  ]) {
    expect(answer).toMatchObject({ status: 403, success: false })
  }
  expect(await call('GET', `${pictures}/queryById?id=${ids.staff}`, undefined, 'admin')).toMatchObject({ status: 200 })
  const [indexCode] = (await call<string[]>('GET', `${pictures}/getIndexCode?id=${ids.staff}`)).result ?? []
  const foreign = (await upload(photo, 'admin')).result
  expect((await call('PUT', `${pictures}/edit`, { id: ids.staff, base64Url: foreign, indexCode })).status).toBe(400)
})

it('says at its start that the group is not of the right form', () => {
  expect(() => readFaceSettings({ FACE_GROUP_INDEX_CODE: 'a b' })).toThrow('FACE_GROUP_INDEX_CODE')
  expect(readFaceSettings({})).toEqual({ faceGroupIndexCode: 'default' })
})
