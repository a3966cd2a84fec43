import { basename } from 'node:path'
import { fileSizeLimit } from '../../../schemas/page/limits'
import { CallFailure } from '../../kernel/CallFailure'
import { defineRoute, type Route } from '../../kernel/Route'
import { fetchTarget } from '../proxy/callTarget'
import type { Services } from '../Services'
import { checkFile, storeFile } from './fileStore'

/** A picture of another server, fetched here from one that the proxy may call, checked as an upload is, and kept. Browsers show no pictures from elsewhere. */
export function networkImageRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'POST',
      url: '/api/sys/common/uploadNetworkImage',
      access: 'user',
      ratePerMinute: 30,
      body: 'NetworkImageBody',
      query: null,
      params: null,
      answer: 'NetworkImage',
      async handler({ body, context }) {
        const address = body.url.trim()
        const content = await fetchTarget({ ...services.proxy, mostBytes: fileSizeLimit }, address, 'image/*')
        const file = await checkFile('jeditor', nameOf(address), content).catch(() => undefined)
        if (!file?.contentType.startsWith('image/')) throw new CallFailure('bad-request', 'shell.networkNoPicture')
        return { path: await storeFile(services, file, context.user?.username ?? '') }
      },
    }),
  ]
}

/** The last part of an address that has been called already. */
function nameOf(address: string): string {
  return basename(new URL(address).pathname) || 'picture'
}
