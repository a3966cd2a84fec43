/** A setting of the environment that the server cannot start with. Its message is the whole sentence that the terminal shows. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
}
