/** How a message travels: 1 SMS, 2 e-mail, 3 WeChat, 4 inside of the product. */
export type MessageType = '1' | '2' | '3' | '4'

export const smsType = '1' satisfies MessageType

/** A message on its way. */
export interface OutgoingMessage {
  /** Stays the same when it is tried once more, so that the other side can tell. */
  id: string
  type: MessageType
  title: string
  content: string
  receiver: string
}

/** The way of one type of message. Rejects with a `SendFailure` when the message was not taken. */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<void>
}

/** Why a message was not taken, as the dictionary `es_failure` names it, and what the other side said. */
export class SendFailure extends Error {
  override readonly name = 'SendFailure'
  constructor(
    readonly reason: 'notConfigured' | 'unknownReceiver' | 'refused' | 'unreachable',
    message = '',
  ) {
    super(message)
  }
}
