/** What somebody has chosen for the screen, by name; the names are the browser's. */
export type UserPreferences = Record<string, PreferenceValue>

export type PreferenceValue = string | boolean | string[]

/** Body of PUT /sys/user/preferences. */
export interface PreferencesBody {
  /** Those that have changed; null takes one back. */
  changes: Record<string, PreferenceValue | null>
}
