import { signHeaders } from '@/lib/http/signature'
import type { SignedHeaders, SignInput } from '@/lib/http/client'

/** Signs with the build's fixed secrets. Source: specification §7; readings (Signature). */
export const signRequest = (input: SignInput): SignedHeaders =>
  signHeaders({ ...input, secretA: SIGN_SECRET_A, secretB: SIGN_SECRET_B, template: SIGN_TEMPLATE })
