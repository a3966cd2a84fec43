import type { FileStorage } from './FileStorage'

export interface S3Settings {
  bucket: string
  region: string
  /** Address of an S3 server that is not Amazon's. */
  endpoint?: string
  /** Left out: those of the machine are taken. */
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** Files in a bucket that is private: they are handed out by this server alone. Loaded when the first file comes, since most servers have a folder. */
export function s3Storage({ bucket, region, endpoint, credentials }: S3Settings): FileStorage {
  const loadDriver = async () => {
    const { S3Driver } = await import('flydrive/drivers/s3')
    const server = endpoint ? { endpoint, forcePathStyle: true } : {}
    return new S3Driver({ bucket, region, credentials, visibility: 'private', supportsACL: false, ...server })
  }
  let driver: ReturnType<typeof loadDriver> | undefined
  const opened = () => {
    driver ??= loadDriver()
    return driver
  }
  return {
    async put(path, content, contentType) {
      await (await opened()).put(path, content, { contentType })
    },
    async open(path) {
      try {
        return await (await opened()).getStream(path)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async remove(path) {
      await (await opened()).delete(path)
    },
  }
}

/** The library tells what went wrong by the error that it wraps. */
function isMissing(error: unknown): boolean {
  const { name, cause } = error as { name?: string; cause?: { name?: string } }
  return name === 'NoSuchKey' || cause?.name === 'NoSuchKey'
}
