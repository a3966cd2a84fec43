import type { ReactNode } from 'react'
import './cells.css'
import { lazyComponent } from './lazyComponent'

const CellIcon = lazyComponent(() => import('./CellIcon'), 'CellIcon', 0)

/** An icon before what stands in a cell. `label`: what it says, where there is no text beside it. */
export function IconBeside({ name, label, children }: { name: string; label?: string; children: ReactNode }) {
  return (
    <span className="cell-icon">
      <CellIcon name={name} label={label} />
      {children}
    </span>
  )
}
