import { fileTypeFromBuffer } from 'file-type'
import { CallFailure } from '../../kernel/CallFailure'

/** What is taken when the content tells no type of its own: plain texts, by the ending of their name. */
const plainTypes: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/plain; charset=utf-8',
  '.log': 'text/plain; charset=utf-8',
}

/** Detected types that are taken; nothing that a browser would run. */
const takenTypes =
  /^(image\/(png|jpeg|gif|webp|bmp)|application\/(pdf|zip|x-cfb|msword|vnd\.(ms-excel|ms-powerpoint|openxmlformats-officedocument\.[\w.]+))|audio\/mpeg|video\/mp4)$/

/** Further endings of detected types, by the usual one: the older office files are all of one type. */
const furtherEndings: Readonly<Record<string, readonly string[]>> = {
  '.jpg': ['.jpeg'],
  '.cfb': ['.doc', '.xls', '.ppt'],
  '.mp4': ['.m4v'],
}

/** What a file is by its content, and the ending that goes with it: the sender's where it is one of the type. Refuses what is not taken. */
export async function detectType(content: Buffer, sentEnding: string): Promise<{ contentType: string; ending: string }> {
  const refusal = new CallFailure('bad-request', 'http.uploadKind')
  const detected = await fileTypeFromBuffer(content)
  if (detected) {
    if (!takenTypes.test(detected.mime)) throw refusal
    const usual = `.${detected.ext}`
    const isOfType = furtherEndings[usual]?.includes(sentEnding) ?? false
    return { contentType: detected.mime, ending: isOfType ? sentEnding : usual }
  }
  const contentType = Object.hasOwn(plainTypes, sentEnding) ? plainTypes[sentEnding] : undefined
  if (!contentType || content.includes(0)) throw refusal
  return { contentType, ending: sentEnding }
}
