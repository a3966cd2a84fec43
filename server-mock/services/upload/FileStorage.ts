import type { Readable } from 'node:stream'
import { SettingError } from '../../kernel/SettingError'
import { diskStorage } from './diskStorage'
import { type S3Settings, s3Storage } from './s3Storage'

/** Where the bytes of uploaded files lie. Which files there are, and what they are, stands in `sys_file`: a file that is deleted there can no longer be fetched, whether its bytes lie here still or not. */
export interface FileStorage {
  /** Keeps the bytes under a path that nothing lies under yet. */
  put(path: string, content: Buffer, contentType: string): Promise<void>
  /** The bytes under a path; null when there are none. */
  open(path: string): Promise<Readable | null>
  /** Takes the bytes under a path away; none are no failure. */
  remove(path: string): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** A folder of this machine; a bucket when S3_BUCKET names one, which servers on several machines need. */
export function openFileStorage(folder: string, environment: Environment): FileStorage {
  const settings = readS3Settings(environment)
  return settings ? s3Storage(settings) : diskStorage(folder)
}

/** Reads S3_BUCKET, S3_REGION, S3_ENDPOINT (for servers other than Amazon's), S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY. */
function readS3Settings(environment: Environment): S3Settings | null {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment
  if (!S3_BUCKET) return null
  if (!S3_ACCESS_KEY_ID !== !S3_SECRET_ACCESS_KEY) throw new SettingError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.')
  return {
    bucket: S3_BUCKET,
    region: S3_REGION || 'us-east-1',
    endpoint: S3_ENDPOINT || undefined,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } : undefined,
  }
}
