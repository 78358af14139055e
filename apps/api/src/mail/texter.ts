/** A text message to one mobile number. */
export interface TextMessage {
  to: string
  text: string
}

/** Sends text messages. */
export interface Texter {
  /** Is there a gateway? Without one nothing may rely on text messages. */
  isConnected: boolean
  /** Resolves when the gateway has accepted the message; rejects when it has not, or not in time. */
  send: (message: TextMessage) => Promise<void>
}

/** No gateway: nothing is sent. */
export const noTexter: Texter = {
  isConnected: false,
  send: () => Promise.reject(new Error('No gateway for text messages is configured (SMS_URL).')),
}
