import { regionUrls } from '@contract/uploads/upload-hosts'
import { defaultRegion, regionUrl } from '@/lib/uploads/region'

it('takes the uploads of a token without a region to South China', () => {
  expect(regionUrl(defaultRegion)).toBe(regionUrls.SCN)
})

it('knows the regions of the specification by their codes, and no other word', () => {
  expect(Object.keys(regionUrls)).toEqual(['ECN', 'NCN', 'SCN', 'NA', 'ASG'])
  expect(regionUrl('ASG')).toBe('https://up-as0.qiniup.com')
  expect(regionUrl('toString')).toBeNull()
  expect(regionUrl(2)).toBeNull()
})
