import AccountBookOutlined from '@ant-design/icons/AccountBookOutlined'
import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined'
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined'
import AuditOutlined from '@ant-design/icons/AuditOutlined'
import BankOutlined from '@ant-design/icons/BankOutlined'
import BarChartOutlined from '@ant-design/icons/BarChartOutlined'
import BellOutlined from '@ant-design/icons/BellOutlined'
import BookOutlined from '@ant-design/icons/BookOutlined'
import CalendarOutlined from '@ant-design/icons/CalendarOutlined'
import CheckSquareOutlined from '@ant-design/icons/CheckSquareOutlined'
import ClusterOutlined from '@ant-design/icons/ClusterOutlined'
import ControlOutlined from '@ant-design/icons/ControlOutlined'
import DashboardOutlined from '@ant-design/icons/DashboardOutlined'
import DatabaseOutlined from '@ant-design/icons/DatabaseOutlined'
import DeploymentUnitOutlined from '@ant-design/icons/DeploymentUnitOutlined'
import EditOutlined from '@ant-design/icons/EditOutlined'
import ExperimentOutlined from '@ant-design/icons/ExperimentOutlined'
import FileTextOutlined from '@ant-design/icons/FileTextOutlined'
import FolderOutlined from '@ant-design/icons/FolderOutlined'
import FormOutlined from '@ant-design/icons/FormOutlined'
import HomeOutlined from '@ant-design/icons/HomeOutlined'
import IdcardOutlined from '@ant-design/icons/IdcardOutlined'
import InboxOutlined from '@ant-design/icons/InboxOutlined'
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined'
import LayoutOutlined from '@ant-design/icons/LayoutOutlined'
import LineChartOutlined from '@ant-design/icons/LineChartOutlined'
import MessageOutlined from '@ant-design/icons/MessageOutlined'
import NotificationOutlined from '@ant-design/icons/NotificationOutlined'
import ProfileOutlined from '@ant-design/icons/ProfileOutlined'
import ProjectOutlined from '@ant-design/icons/ProjectOutlined'
import ReadOutlined from '@ant-design/icons/ReadOutlined'
import SafetyOutlined from '@ant-design/icons/SafetyOutlined'
import ScheduleOutlined from '@ant-design/icons/ScheduleOutlined'
import SettingOutlined from '@ant-design/icons/SettingOutlined'
import ShopOutlined from '@ant-design/icons/ShopOutlined'
import ShoppingCartOutlined from '@ant-design/icons/ShoppingCartOutlined'
import StarOutlined from '@ant-design/icons/StarOutlined'
import TableOutlined from '@ant-design/icons/TableOutlined'
import TeamOutlined from '@ant-design/icons/TeamOutlined'
import ToolOutlined from '@ant-design/icons/ToolOutlined'
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined'
import UserOutlined from '@ant-design/icons/UserOutlined'
import UserSwitchOutlined from '@ant-design/icons/UserSwitchOutlined'
import type { ComponentType } from 'react'
import { isMenuIcon, type MenuIconName, plainIconName } from '../../../schemas/page/menuIcons'

const icons: Readonly<Record<MenuIconName, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  'account-book': AccountBookOutlined,
  apartment: ApartmentOutlined,
  appstore: AppstoreOutlined,
  audit: AuditOutlined,
  bank: BankOutlined,
  'bar-chart': BarChartOutlined,
  bell: BellOutlined,
  book: BookOutlined,
  calendar: CalendarOutlined,
  'check-square': CheckSquareOutlined,
  cluster: ClusterOutlined,
  control: ControlOutlined,
  dashboard: DashboardOutlined,
  database: DatabaseOutlined,
  'deployment-unit': DeploymentUnitOutlined,
  edit: EditOutlined,
  experiment: ExperimentOutlined,
  'file-text': FileTextOutlined,
  folder: FolderOutlined,
  form: FormOutlined,
  home: HomeOutlined,
  idcard: IdcardOutlined,
  inbox: InboxOutlined,
  'info-circle': InfoCircleOutlined,
  layout: LayoutOutlined,
  'line-chart': LineChartOutlined,
  message: MessageOutlined,
  notification: NotificationOutlined,
  profile: ProfileOutlined,
  project: ProjectOutlined,
  read: ReadOutlined,
  safety: SafetyOutlined,
  schedule: ScheduleOutlined,
  setting: SettingOutlined,
  shop: ShopOutlined,
  'shopping-cart': ShoppingCartOutlined,
  star: StarOutlined,
  table: TableOutlined,
  team: TeamOutlined,
  tool: ToolOutlined,
  'unordered-list': UnorderedListOutlined,
  user: UserOutlined,
  'user-switch': UserSwitchOutlined,
}

/** The icon with this name, beside a text that says the same; a plain one for a name that is not among them. */
export function MenuIcon({ name, isGroup = false }: { name?: string | null; isGroup?: boolean }) {
  const wanted = plainIconName(name ?? '')
  const Icon = isMenuIcon(wanted) ? icons[wanted] : isGroup ? FolderOutlined : FileTextOutlined
  return <Icon aria-hidden />
}
