import type { Result } from '../../schemas/api/Result'
import type { TestAnswer, TestServer } from './startTestServer'

/** Sends a file as a form does; `T` is what the call answers. */
export async function sendFile<T = { id: string } | null>(
  { url }: Pick<TestServer, 'url'>,
  path: string,
  token: string | undefined,
  { name, content, biz }: { name: string; content: string | Uint8Array<ArrayBuffer>; biz?: string },
): Promise<TestAnswer<T>> {
  const body = new FormData()
  if (biz !== undefined) body.set('biz', biz)
  body.set('file', new Blob([content]), name)
  const headers = { 'Accept-Language': 'en-US', ...(token ? { 'X-Access-Token': token } : {}) }
  const answer = await fetch(url + path, { method: 'POST', headers, body })
  return { status: answer.status, ...((await answer.json()) as Result<T>) }
}
