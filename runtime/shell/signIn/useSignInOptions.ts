import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { SignInOptions } from '../../../schemas/api/signIn'
import { fetchSignInOptions } from '../../calls/signInVariants'
import { useAppServices } from '../AppServices'

/** What this server is configured for: ways of signing in, and the words of the sign-in page. */
export function useSignInOptions(): UseQueryResult<SignInOptions> {
  const { transport } = useAppServices()
  return useQuery({
    queryKey: ['signInOptions'],
    queryFn: () => fetchSignInOptions(transport),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
