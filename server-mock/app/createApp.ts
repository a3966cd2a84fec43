import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import fastify, { type FastifyInstance } from 'fastify'
import { anonymousContext } from '../rights/callContext'
import { departRoutes } from '../services/administration/departRoutes'
import { permissionRoutes } from '../services/administration/permissionRoutes'
import { roleRoutes } from '../services/administration/roleRoutes'
import { savedPageRoutes } from '../services/administration/savedPages'
import { userRoutes } from '../services/administration/userRoutes'
import { agentRoutes } from '../services/agents/routes'
import { categoryRoutes } from '../services/categories/routes'
import { chartRoutes } from '../services/charts/routes'
import { chatRoutes } from '../services/chat/routes'
import { choiceRoutes } from '../services/choices/routes'
import { dashboardRoutes } from '../services/dashboard/routes'
import { demonstrationRoutes } from '../services/demonstration/routes'
import { linkRoutes } from '../services/dictionaries/linkRoutes'
import { dictionaryRoutes } from '../services/dictionaries/routes'
import { faceRoutes } from '../services/face/routes'
import { favouriteRoutes } from '../services/favourites/routes'
import { groupRoutes } from '../services/groups/routes'
import { healthRoutes } from '../services/health/routes'
import { helpRoutes } from '../services/help/routes'
import { importRoutes } from '../services/imports/routes'
import { jobRoutes } from '../services/jobs/jobRoutes'
import { layoutRoutes } from '../services/layouts/routes'
import { logRoutes } from '../services/logs/routes'
import { outgoingMessageRoutes } from '../services/messages/routes'
import { messageRoutes } from '../services/notices/messageRoutes'
import { noticeRoutes } from '../services/notices/routes'
import { openApiRoutes } from '../services/openApi/routes'
import { pageRoutes } from '../services/pages/routes'
import { staticPageRoutes } from '../services/pages/staticRoutes'
import { contactRoutes } from '../services/people/contactRoutes'
import { peopleRoutes } from '../services/people/routes'
import { preferenceRoutes } from '../services/preferences/routes'
import { proxyRoutes } from '../services/proxy/routes'
import { reportRoutes } from '../services/reports/routes'
import { forgetAfterChange } from '../services/rights/forgetAfterChange'
import { registerRowCalls } from '../services/rows/dispatch'
import { rowOfferRoutes } from '../services/rows/rowOfferRoutes'
import { ruleRoutes } from '../services/rules/routes'
import type { Services } from '../services/Services'
import { searchRoutes } from '../services/search/routes'
import { buildContext } from '../services/session/buildContext'
import { ownSessionRoutes } from '../services/session/ownSessionRoutes'
import { passwordRoutes } from '../services/session/passwordRoutes'
import { sessionRoutes } from '../services/session/routes'
import { signInVariantRoutes } from '../services/session/variantRoutes'
import { shellRoutes } from '../services/shell/routes'
import { registerSocket } from '../services/socket/registerSocket'
import { superQueryRoutes } from '../services/superQueries/routes'
import { networkImageRoutes } from '../services/upload/networkImageRoutes'
import { uploadRoutes } from '../services/upload/routes'
import { acceptJson } from './http/acceptJson'
import { answerFailure } from './http/answerFailure'
import { countCallsIn } from './http/CallCounts'
import { refuseOpenRoutes, registerRoutes } from './http/registerRoutes'
import { takeApiTypes } from './http/takeApiTypes'
import { registerClient } from './registerClient'

/** Everything that the server answers by a fixed path. The calls of pages come after these. */
const routeLists = [
  sessionRoutes,
  ownSessionRoutes,
  preferenceRoutes,
  signInVariantRoutes,
  passwordRoutes,
  chartRoutes,
  groupRoutes,
  choiceRoutes,
  dictionaryRoutes,
  linkRoutes,
  rowOfferRoutes,
  categoryRoutes,
  ruleRoutes,
  peopleRoutes,
  userRoutes,
  roleRoutes,
  demonstrationRoutes,
  departRoutes,
  permissionRoutes,
  savedPageRoutes,
  contactRoutes,
  reportRoutes,
  pageRoutes,
  staticPageRoutes,
  uploadRoutes,
  networkImageRoutes,
  shellRoutes,
  noticeRoutes,
  messageRoutes,
  outgoingMessageRoutes,
  logRoutes,
  jobRoutes,
  dashboardRoutes,
  agentRoutes,
  favouriteRoutes,
  helpRoutes,
  layoutRoutes,
  superQueryRoutes,
  importRoutes,
  proxyRoutes,
  faceRoutes,
  chatRoutes,
  healthRoutes,
  searchRoutes,
]

const contentSecurityPolicy = ({ chat, framedOrigins }: Services) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'", 'data:'],
    // The socket of this server included: every browser that the product is built for takes it as the same origin.
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'self'"],
    frameAncestors: ["'self'"],
    formAction: ["'self'"],
    // Nothing but the configured chat and the servers named for the menu stands in a frame beside what is our own.
    frameSrc: ["'self'", ...(chat.origin ? [chat.origin] : []), ...framedOrigins],
  },
})

/** Bytes that a new connection sends without waiting. A smaller answer arrives no sooner for being packed, and packing would delay it. */
const firstFlight = 14_000

/** Answers are packed while somebody waits: this takes a third of the time of gzip, and of a menu that is told three times half of its bytes. */
const quickly = { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_QUALITY]: 3 } }

/** The server with every call, not yet listening. `prepare` is handed the server before it has any, to watch or to add routes. */
export async function createApp(services: Services, prepare?: (app: FastifyInstance) => void): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: 'warn' },
    bodyLimit: 1024 * 1024,
    forceCloseConnections: true,
    exposeHeadRoutes: true,
    trustProxy: services.network.trustProxy,
    routerOptions: { maxParamLength: 500 },
    // An address that cannot be read reaches no route, and is answered as every other call that is refused.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  })
  acceptJson(app)
  refuseOpenRoutes(app)
  takeApiTypes(app)
  app.setErrorHandler(answerFailure)
  prepare?.(app)
  await app.register(cookie)
  await app.register(helmet, { contentSecurityPolicy: contentSecurityPolicy(services), hsts: false })
  await app.register(compress, { threshold: firstFlight, encodings: ['br', 'gzip'], brotliOptions: quickly })
  await app.register(rateLimit, { global: false, store: countCallsIn(services.database) })
  await app.register(multipart)
  await app.register(websocket, { options: { maxPayload: 64 * 1024 } })
  app.decorateRequest('context')
  app.addHook('onRequest', async (request, reply) => {
    // The route that was found, not the address: an address can be written in several ways.
    const route = request.routeOptions.url ?? ''
    // What a call answers is one person's and of this moment. Answers that may be kept say so themselves.
    if (/^\/api\//.test(route)) reply.header('Cache-Control', 'no-store')
    const isCall = /^\/(api|page-configs)\//.test(route)
    request.context = isCall ? await buildContext(services, request) : anonymousContext(request)
  })
  app.addHook('onSend', async ({ method, routeOptions }) => forgetAfterChange(services, method, routeOptions.config.access))
  const routes = routeLists.flatMap((list) => list(services))
  registerRoutes(app, [...routes, ...openApiRoutes(services, routes)])
  registerRowCalls(app, services)
  registerSocket(app, services)
  await registerClient(app, services)
  return app
}
