import type { PageOfRows, Result } from '../../../schemas/api/Result'
import type { PermissionResult } from '../../../schemas/api/session'

async function get<T>(path: string): Promise<T> {
  const token = (JSON.parse(localStorage.getItem('pro__Access-Token') ?? '{}') as { value?: string }).value ?? ''
  const answer = await fetch(`/api${path}`, { headers: { 'X-Access-Token': token, 'X-Language': 'en-US' } })
  const { success, message, result } = (await answer.json()) as Result<T>
  if (!success) throw new Error(message)
  return result
}

export const askForMenu = () => get<PermissionResult>('/sys/permission/getUserPermissionByToken')

export const askForRows = (page: number) => get<PageOfRows>(`/test/equipment/list?pageNo=${page}&pageSize=15`)
