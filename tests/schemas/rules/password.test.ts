import { describe, expect, it } from 'vitest'
import { findPasswordProblem, isStrongPassword } from '../../../schemas/rules/password'

describe('a new password', () => {
  it('is strong from exactly twelve characters on, counted as people count them', () => {
    expect(isStrongPassword('Abcdefgh1-23')).toBe(true)
    expect(isStrongPassword('Abcdefgh1-2')).toBe(false)
    expect(isStrongPassword('密码密码密码密码密码1-')).toBe(true)
    expect(isStrongPassword('😀😀😀😀😀😀😀😀a1')).toBe(false)
    expect(findPasswordProblem('Abcdefgh1-23', 'Abcdefgh1-23')).toBeNull()
    expect(findPasswordProblem('Abcdefgh1-2', 'Abcdefgh1-2')).toBe('weak')
  })
})
