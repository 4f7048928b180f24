import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { Instant } from '../fields'

/** The object store's regions. Source: specification §5 (image upload). */
export const uploadRegions = ['ECN', 'NCN', 'SCN', 'NA', 'ASG'] as const

/** What a device needs to upload a picture to the object store directly. Source: specification §3 (upload token info), §7. */
export const uploadToken = endpoint({
  path: '/upload/token',
  body: 'form',
  access: 'user',
  summary: 'A token for uploads; also by GET, whose answer carries `uptoken` beside the envelope',
  input: v.object({}),
  output: v.object({
    token: v.string(),
    /** The image base: the address of an uploaded picture is this followed by its key. */
    visitPrefix: v.string(),
    /** The part of the key after `file/`. */
    folderPath: v.string(),
    region: v.picklist(uploadRegions),
    /** Where to upload instead of the region's own host; '' for the region's. */
    uploadHost: v.string(),
    /** The largest file, in bytes. */
    maxBytes: v.number(),
    expireAt: Instant,
  }),
  refusals: [],
})

/** The same for staff, into the folder of the account that acts. Our decision: docs/decisions/0071-notices.md */
export const staffUploadToken = endpoint({
  path: '/admin/upload/token',
  body: 'form',
  access: 'staff',
  summary: 'Console: a token for pictures in what staff write',
  input: v.object({}),
  output: uploadToken.output,
  refusals: [],
})
export type UploadToken = v.InferOutput<typeof uploadToken.output>
