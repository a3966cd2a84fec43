/** Body of POST /sys/message/sysMessageTemplate/sendMsg: a message made from a template. */
export interface TemplateMessageBody {
  /** @maxLength 60 */
  templateCode: string
  /**
   * A phone number, an address or a user name, as the type of the template asks.
   * @minLength 1
   * @maxLength 200
   */
  receiver: string
  /**
   * The name of the template when left out.
   * @maxLength 200
   */
  title?: string
  /** Values by the names that the template writes as `${name}`. */
  data?: Record<string, string | number>
  /**
   * The same as the JSON of an object.
   * @maxLength 20000
   */
  testData?: string
}
