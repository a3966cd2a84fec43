import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { answerFailure } from '../../../server-mock/app/http/answerFailure'
import type { Services } from '../../../server-mock/services/Services'
import { registerSocket } from '../../../server-mock/services/socket/registerSocket'

/** A server of sockets alone. */
export async function listenAlone(
  services: Services,
  settings?: Parameters<typeof registerSocket>[2],
): Promise<{ app: FastifyInstance; url: string }> {
  const app = fastify()
  app.setErrorHandler(answerFailure)
  await app.register(websocket)
  registerSocket(app, services, settings)
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) }
}
