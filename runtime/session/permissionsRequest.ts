/** How menu, permissions and roles are asked for. */
export const permissionsRequest = {
  path: '/sys/permission/getUserPermissionByToken',
  /** Identifier of this platform. */
  params: { systemCode: 'merchant_platform' },
} as const
