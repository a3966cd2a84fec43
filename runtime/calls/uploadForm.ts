import type { Result } from '../../schemas/api/Result'
import { urlWithParams } from './address'
import { logged } from './CallLog'
import { CallError, type UploadOptions } from './Calls'
import { readResult } from './createTransport'
import { noticingFailure } from './failure'
import { callHeaders, callTimeout, type TransportOptions } from './Transport'

/** Sends a form with files. `fetch` cannot tell how far an upload is, so this one call goes through XMLHttpRequest. */
export function uploadForm(
  path: string,
  form: FormData,
  transport: TransportOptions,
  onProgress: ((percent: number) => void) | undefined,
  options: UploadOptions,
): Promise<Result> {
  const address = urlWithParams(transport.base, path)
  return noticingFailure(options.isQuiet, transport, () =>
    logged(transport.log, { method: 'POST', address }, async (note) => {
      const answer = await sendForm(address, form, transport, onProgress, options)
      note({ status: 200, code: answer.code })
      return answer
    }),
  )
}

function sendForm(
  address: string,
  form: FormData,
  transport: TransportOptions,
  onProgress: ((percent: number) => void) | undefined,
  { signal, hasToken = true }: UploadOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const asked: TransportOptions = hasToken ? transport : { ...transport, readToken: () => null }
    const token = asked.readToken()
    const request = new XMLHttpRequest()
    const cancel = () => request.abort()
    const fail = (kind: 'offline' | 'timeout' | 'cancelled') => () => reject(new CallError(kind, transport.text(kind)))
    let timer: ReturnType<typeof setTimeout> | undefined
    // A large file takes long and still arrives: the limit counts from piece to piece.
    const touch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail('timeout')()
        cancel()
      }, callTimeout)
    }

    request.open('POST', address)
    for (const [name, value] of Object.entries(callHeaders(asked))) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      touch()
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    request.onload = () => {
      try {
        resolve(readResult(request.status, request.responseText, token, transport))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = fail('offline')
    request.onabort = fail('cancelled')
    request.onloadend = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', cancel)
    }
    if (signal?.aborted) return fail('cancelled')()
    signal?.addEventListener('abort', cancel)
    touch()
    request.send(form)
  })
}
