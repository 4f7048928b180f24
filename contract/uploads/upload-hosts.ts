/** Where each region of the object store takes uploads. Source: specification §5 (ECN, NCN, SCN, NA, ASG). */
export const regionUrls = {
  ECN: 'https://up.qiniup.com',
  NCN: 'https://up-z1.qiniup.com',
  SCN: 'https://up-z2.qiniup.com',
  NA: 'https://up-na0.qiniup.com',
  ASG: 'https://up-as0.qiniup.com',
} as const

export type UploadRegion = keyof typeof regionUrls
