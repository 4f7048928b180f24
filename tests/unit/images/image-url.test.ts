import { imageUrl } from '@/lib/images/image-url'

it.each([
  ['https://pictures.example', 'file/u7/1.jpg', 'https://pictures.example/file/u7/1.jpg'],
  ['https://pictures.example/', '/demo/eggs.jpg', 'https://pictures.example/demo/eggs.jpg'],
  ['/uploads', 'nft/7.png', '/uploads/nft/7.png'],
])('a picture lies behind the base %s: %s', (base, path, url) => {
  expect(imageUrl(base, path)).toBe(url)
})

/** Full addresses as an older server may have stored them: loading one would reveal the viewer to another site. */
it.each([
  '',
  'https://evil.example/changes-later.png',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '../../a.png',
  'file/../../a.png',
  'file/u7/1.jpg?x',
  'file/u7/a b.png',
])('%j is no picture', (path) => {
  expect(imageUrl('https://pictures.example', path)).toBeUndefined()
})
