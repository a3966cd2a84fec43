import { Component, type ReactNode } from 'react'
import { BrokenPiece } from '../kit/BrokenPiece'
import type { FieldModel } from '../model/PageModel'

interface FieldErrorBoundaryProps {
  field: FieldModel
  children: ReactNode
}

interface FieldErrorBoundaryState {
  failure?: { error: unknown }
}

/**
 * Around each field: one whose input breaks while it is drawn shows that in its place, the others work on (C-neverwhite). Another
 * compilation of the field tries again. `ErrorBoundary` would do the same with three components more, a hundred times in a long form.
 */
export class FieldErrorBoundary extends Component<FieldErrorBoundaryProps, FieldErrorBoundaryState> {
  override state: FieldErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): FieldErrorBoundaryState {
    return { failure: { error } }
  }

  override componentDidUpdate({ field }: FieldErrorBoundaryProps): void {
    if (this.state.failure && field !== this.props.field) this.setState({ failure: undefined })
  }

  override render(): ReactNode {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <div className="pw-field">
        <BrokenPiece error={failure.error} size="inline" />
      </div>
    )
  }
}
