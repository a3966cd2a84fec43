import type { Result } from '../../../schemas/api/Result'
import type { TestServer } from '../../support/startTestServer'

export type Uploaded = Result<null> & { status: number }

export const uploadPath = '/api/sys/common/upload'

/** Sends a form to the upload; without a token as a visitor. */
async function sendForm(server: TestServer, form: FormData, token = '', path = uploadPath): Promise<Uploaded> {
  const headers: Record<string, string> = { 'Accept-Language': 'en-US', ...(token ? { 'X-Access-Token': token } : {}) }
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: form })
  return { status: answer.status, ...((await answer.json()) as Result<null>) }
}

/** Sends one file. */
export function sendFile(server: TestServer, content: Buffer | string, name: string, token = ''): Promise<Uploaded> {
  const form = new FormData()
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name)
  return sendForm(server, form, token)
}

export function download(server: TestServer, path: string, token: string): Promise<Response> {
  return fetch(`${server.url}/api/sys/common/static/${path.split('/').map(encodeURIComponent).join('/')}`, {
    headers: { 'X-Access-Token': token },
  })
}
