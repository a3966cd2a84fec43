import type { ChoiceItems } from '../../schemas/api/choices'
import type { Row, RowPage } from '../../schemas/api/Result'
import type { DictItem } from '../../schemas/api/session'
import { CallError, type CallOptions, type Calls } from './Calls'
import { fetchPageConfig } from './fetchPageConfig'
import { saveKeyOf } from './saveKeys'
import type { Transport } from './Transport'
import { uploadForm } from './uploadForm'

/** The calls of the product over one transport. */
export function createCalls(transport: Transport): Calls {
  const { call } = transport
  const result = async <T>({ onMessage, ...request }: Parameters<typeof call>[0] & Pick<CallOptions, 'onMessage'>): Promise<T> => {
    const answer = await call(request)
    if (answer.message) onMessage?.(answer.message, answer.code)
    return answer.result as T
  }
  return {
    get: (path, params, options) => result({ method: 'GET', path, params, ...options }),
    post: (path, body, options) => result({ method: 'POST', path, body, ...options }),
    put: (path, body, options) => result({ method: 'PUT', path, body, ...options }),
    delete: (path, params, options) => result({ method: 'DELETE', path, params, ...options }),
    upload: (path, form, onProgress, options) => uploadForm(path, form, transport.options, onProgress, options ?? {}),
    download: (path, params, options) => transport.download({ method: 'GET', path, params, ...options }),
    downloadByPost: (path, body, options) => transport.download({ method: 'POST', path, body, ...options }),

    list: (path, params, options) => result<RowPage>({ method: 'GET', path, params, ...options }),
    grid: (path, body, options) => result<RowPage>({ method: 'POST', path, body, ...options }),
    queryById: (path, id, options) => result<Row>({ method: 'GET', path, params: { id }, ...options }),
    add: (path, body) => result<Row>({ method: 'POST', path, body, key: saveKeyOf(body) }),
    edit: (path, body) => result<Row>({ method: 'PUT', path, body }),
    deleteBatch: async (path, ids) => void (await call({ method: 'DELETE', path, params: { ids: ids.join(',') } })),
    async dictItems(code, options) {
      if (!code) throw new CallError('invalid', 'dictionary code cannot be empty!')
      return result<DictItem[]>({ method: 'GET', path: `/sys/dict/getDictItems/${encodeURIComponent(code)}`, ...options })
    },
    choices: (page, body, options) => result<ChoiceItems>({ method: 'POST', path: `/page-configs/${page}/choices`, body, ...options }),
    pageConfig: (code, options) => fetchPageConfig(code, transport.options, options?.signal),
  }
}
