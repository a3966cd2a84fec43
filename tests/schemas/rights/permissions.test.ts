import { describe, expect, it } from 'vitest'
import { isProductPermission, productPermissions } from '../../../schemas/rights/permissions'

describe('what belongs to the product', () => {
  it('is every permission that it asks for, with all that stands under the same prefix', () => {
    for (const permission of productPermissions)
      expect({ permission, is: isProductPermission(permission) }).toEqual({ permission, is: true })
    expect(['user', 'user:password', 'USER:list', 'announcement', 'dashboard:list'].map(isProductPermission)).not.toContain(false)
  })

  it('is each area of the administration, before its calls are there', () => {
    expect(['role', 'dict', 'help', 'permission', 'depart', 'message', 'log', 'job'].map(isProductPermission)).not.toContain(false)
  })

  it('is nothing that only begins alike', () => {
    expect(['users', 'userAgent:list', 'page-studio:list', 'order:user', 'roles'].map(isProductPermission)).not.toContain(true)
  })
})
