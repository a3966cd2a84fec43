// biome-ignore lint/style/noRestrictedImports: the one place that takes it from there
import { Drawer as AntDrawer, type DrawerProps } from 'antd'
import { useIsMounted } from './useIsMounted'

/** A drawer of antd that is not counted among those that are open while it is drawn for the first time. */
export function Drawer({ open = false, ...props }: DrawerProps) {
  const isMounted = useIsMounted()
  return <AntDrawer {...props} open={isMounted && open} />
}
