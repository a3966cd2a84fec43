/** What is wrong with a new password, in the order in which it is said. */
export type PasswordProblem = 'weak' | 'confirmationMissing' | 'mismatch'

/** How many characters a password has at least. */
export const leastPasswordLength = 12

/** So many characters, among them a letter, a digit and a special character. */
export function isStrongPassword(password: string): boolean {
  return [...password].length >= leastPasswordLength && /\p{L}/u.test(password) && /\d/.test(password) && /[^\p{L}\p{N}\s]/u.test(password)
}

/** The first problem of a new password and its confirmation; null when there is none. */
export function findPasswordProblem(password: string, confirmation: string): PasswordProblem | null {
  if (!isStrongPassword(password)) return 'weak'
  if (confirmation === '') return 'confirmationMissing'
  return password === confirmation ? null : 'mismatch'
}
