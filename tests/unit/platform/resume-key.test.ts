import { resumeKey } from '@/platform/object-store/resume-key'

const file = { fileName: 'a.jpg', size: 12_000_000, key: 'file/u7/1800000000000aaaaaaaaaa.jpg' }
const kept = (folder: string, size = file.size, name = file.fileName) =>
  `qiniu_js_sdk_upload_file_name_${name}_key_${folder}1700000000000bbbbbbbbbb.jpg_size_${size}`

it('a file that was begun goes on under its first key', () => {
  expect(resumeKey(['menpai_token', kept('file/u7/')], file)).toBe('file/u7/1700000000000bbbbbbbbbb.jpg')
})

it('a file of another size, name or account begins anew', () => {
  const others = [kept('file/u7/', 11_999_999), kept('file/u8/'), kept('file/u7/', file.size, 'b.jpg')]
  expect(resumeKey(others, file)).toBe(file.key)
  expect(resumeKey([], file)).toBe(file.key)
})

it('a folder below the own one is not the own one', () => {
  expect(resumeKey([kept('file/u7/x/')], file)).toBe(file.key)
})
