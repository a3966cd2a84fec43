import { inEveryLanguage } from '../../../schemas/language/SourceText'
import { always, fieldOf, serviceTable, textField } from './fieldsOf'

const contactMissing = inEveryLanguage({
  'zh-CN': '请选择联系人',
  'en-US': 'Please choose the contact',
  'de-DE': 'Bitte den Kontakt wählen',
})

/** The people that a user picks often; everybody has their own. */
export const sysUserContact = serviceTable({
  table: 'sys_user_contact',
  fields: [
    always(textField('userName')),
    always({ ...fieldOf('userSelect', 'contact'), validateRules: [{ required: true, message: contactMissing }] }),
  ],
  owner: 'userName',
  unique: [['userName', 'contact']],
  url: {
    list: '/system/sysUserContact/list',
    queryById: '/system/sysUserContact/queryById',
    add: '/system/sysUserContact/add',
    edit: '/system/sysUserContact/edit',
    delete: '/system/sysUserContact/delete',
    deleteBatch: '/system/sysUserContact/deleteBatch',
  },
  access: { list: 'user', add: 'user', edit: 'user', delete: 'user', export: 'user', import: 'user' },
})

const teamMissing = inEveryLanguage({
  'zh-CN': '请输入团队名称',
  'en-US': 'Please enter the name of the team',
  'de-DE': 'Bitte den Namen des Teams eingeben',
})
const memberMissing = inEveryLanguage({
  'zh-CN': '请选择成员',
  'en-US': 'Please choose the member',
  'de-DE': 'Bitte das Mitglied wählen',
})

/** Who is in a team that a user keeps for picking; everybody has their own teams. */
export const commonMyTeamMember = serviceTable({
  table: 'common_my_team_member',
  fields: [
    always(textField('userName')),
    always({ ...textField('teamName'), maxLength: 60, validateRules: [{ required: true, message: teamMissing }] }),
    always({ ...fieldOf('userSelect', 'member'), validateRules: [{ required: true, message: memberMissing }] }),
  ],
  owner: 'userName',
  unique: [['userName', 'teamName', 'member']],
  url: {
    list: '/myTeam/commonMyTeamMember/list',
    queryById: '/myTeam/commonMyTeamMember/queryById',
    add: '/myTeam/commonMyTeamMember/add',
    edit: '/myTeam/commonMyTeamMember/edit',
    delete: '/myTeam/commonMyTeamMember/delete',
    deleteBatch: '/myTeam/commonMyTeamMember/deleteBatch',
  },
  access: { list: 'user', add: 'user', edit: 'user', delete: 'user', export: 'user', import: 'user' },
})
