import { sysAgentLog, sysUserAgent } from './agents'
import { sysCategory } from './categories'
import { layoutChart } from './charts'
import { commonMyTeamMember, sysUserContact } from './contacts'
import { sysCounter } from './counters'
import { facePerson, pgUserPicture } from './faces'
import { commonFavoriteContent, commonFavoriteFolders } from './favourites'
import { sysImport } from './imports'
import { sysJob, sysJobLog } from './jobs'
import { sysLayout } from './layouts'
import { sysMenuLog, sysSignInLog } from './logs'
import { sysMessage, sysMessageTemplate } from './messages'
import { sysAnnouncement, sysAnnouncementSend, sysHelp } from './notices'
import { changeLog, pageConfig, pageDraft, pageEvent, pageFormerCode, pageTable, pageVersion, sysFile } from './pageTables'
import { sysDepart, sysPosition, sysTenant, sysUser, sysUserDepart, sysUserPosition } from './people'
import { sysUserPreference } from './preferences'
import {
  sysDepartPermission,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
  sysRolePermission,
  sysUserPermission,
  sysUserRole,
} from './rights'
import { sysRowComment, sysRowFile, sysRowHistory } from './rowPanels'
import { sysCallCount, sysKey, sysSession, sysSignInFailure, sysSmsCode, sysSmsLog, sysTicket, sysUploadQuota } from './sessions'
import { sysSuperQuery } from './superQueries'
import { sysRestingFile, sysTrash } from './trash'

/** The tables of the product itself. */
export const systemResources = [
  sysTenant,
  sysUser,
  sysDepart,
  sysUserDepart,
  sysUserPosition,
  sysPosition,
  sysCategory,
  sysRole,
  sysUserRole,
  sysPermission,
  sysRolePermission,
  sysPermissionDataRule,
  sysDepartPermission,
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
  sysMessage,
  sysMessageTemplate,
  sysHelp,
  sysMenuLog,
  sysSignInLog,
  sysJob,
  sysJobLog,
  sysUserAgent,
  sysAgentLog,
  sysTrash,
  sysRestingFile,
  sysRowHistory,
  sysRowComment,
  sysRowFile,
  layoutChart,
  sysUserContact,
  commonMyTeamMember,
  sysLayout,
  sysUserPreference,
  pgUserPicture,
  facePerson,
  sysSuperQuery,
  commonFavoriteFolders,
  commonFavoriteContent,
]
