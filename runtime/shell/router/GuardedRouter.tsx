import { type ReactNode, startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Navigator,
  parsePath,
  Router,
  type To,
} from 'react-router-dom'
import type { LeaveGuard } from './LeaveGuard'

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/**
 * `BrowserRouter` with a guard before every change of the page: links, calls of `navigate`, the browser's back and forward.
 * The router that can do this by itself (`createBrowserRouter`) brings 20 KB of data loading that this product does not use.
 */
export function GuardedRouter({ guard, children }: { guard: LeaveGuard; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [shown, setShown] = useState({ action: history.action, location: history.location })
  const shownPath = useRef(shown.location.pathname)

  useLayoutEffect(() => {
    let isReturning = false
    return history.listen((update) => {
      const { action, location, delta } = update
      if (isReturning) {
        isReturning = false
        return
      }
      // Back and forward have moved already when we hear of it: move back, ask, and go again.
      if (action === 'POP' && delta && location.pathname !== shownPath.current && guard.losesAt(location.pathname)) {
        isReturning = true
        history.go(-delta)
        void guard.mayLeave().then((isLeaving) => isLeaving && history.go(delta))
        return
      }
      const isOtherPage = location.pathname !== shownPath.current
      if (isOtherPage && action !== 'POP') scrollToTop()
      shownPath.current = location.pathname
      // Another page may have to be fetched first; within a page what is pressed next has to meet the address as it is.
      if (isOtherPage) startTransition(() => setShown({ action, location }))
      else setShown({ action, location })
    })
  }, [history, guard])

  const navigator = useMemo(() => guardedNavigator(history, guard), [history, guard])
  return (
    <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
      {children}
    </Router>
  )
}

/** Changes of query and hash stay on the page and pass freely. Going where one is already leaves no second entry in the history. */
function guardedNavigator(history: BrowserHistory, guard: LeaveGuard): Navigator {
  const whenFree = (to: To, move: () => void) => {
    const { pathname } = typeof to === 'string' ? parsePath(to) : to
    if (!pathname || pathname === history.location.pathname || !guard.losesAt(pathname)) move()
    else void guard.mayLeave().then((isLeaving) => isLeaving && move())
  }
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state) => whenFree(to, () => (isHere(to, history) ? history.replace(to, state) : history.push(to, state))),
    replace: (to, state) => whenFree(to, () => history.replace(to, state)),
  }
}

function isHere(to: To, { location }: BrowserHistory): boolean {
  return createPath(typeof to === 'string' ? parsePath(to) : to) === createPath(location)
}

/** A page that is gone to begins at its top; back and forward leave the place to the browser. */
function scrollToTop(): void {
  document.documentElement.scrollTop = 0
}
