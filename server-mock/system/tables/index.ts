import { sysAgentLog, sysUserAgent } from './agents'
import { sysCategory } from './categories'
import { layoutChart } from './charts'
import { commonMyTeamMember, sysUserContact } from './contacts'
import { sysCounter } from './counters'
import { facePerson, pgUserPicture } from './faces'
import { commonFavoriteContent, commonFavoriteFolders } from './favourites'
import { sysImport } from './imports'
import { sysLayout } from './layouts'
import { sysAnnouncement, sysAnnouncementSend, sysHelp, sysMenuLog } from './notices'
import { changeLog, pageConfig, pageDraft, pageEvent, pageFormerCode, pageTable, pageVersion, sysFile } from './pageTables'
import { sysDepart, sysPosition, sysUser, sysUserDepart } from './people'
import { sysPermission, sysRole, sysRolePermission, sysUserPermission, sysUserRole } from './rights'
import { sysCallCount, sysKey, sysSession, sysSignInFailure, sysSmsCode, sysSmsLog, sysTicket, sysUploadQuota } from './sessions'
import { sysSuperQuery } from './superQueries'
import { sysTrash } from './trash'

/** The tables of the product itself. */
export const systemResources = [
  sysUser,
  sysDepart,
  sysUserDepart,
  sysPosition,
  sysCategory,
  sysRole,
  sysUserRole,
  sysPermission,
  sysRolePermission,
  sysUserPermission,
  sysSession,
  sysSignInFailure,
  sysCallCount,
  sysUploadQuota,
  sysKey,
  sysTicket,
  sysSmsCode,
  sysSmsLog,
  sysCounter,
  pageConfig,
  pageVersion,
  pageTable,
  pageDraft,
  pageEvent,
  pageFormerCode,
  changeLog,
  sysFile,
  sysImport,
  sysAnnouncement,
  sysAnnouncementSend,
  sysHelp,
  sysMenuLog,
  sysUserAgent,
  sysAgentLog,
  sysTrash,
  layoutChart,
  sysUserContact,
  commonMyTeamMember,
  sysLayout,
  pgUserPicture,
  facePerson,
  sysSuperQuery,
  commonFavoriteFolders,
  commonFavoriteContent,
]
