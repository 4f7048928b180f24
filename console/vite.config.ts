import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const out = path.join(root, 'dist/console')

/** The server sends these copies where a browser takes them. */
const compressedCopies = (): Plugin => ({
  name: 'compressed-copies',
  apply: 'build',
  async closeBundle() {
    const names = await readdir(path.join(out, 'assets'))
    for (const name of names.filter((one) => /\.(js|css|svg)$/.test(one))) {
      const file = path.join(out, 'assets', name)
      const body = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(body))
      await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }))
    }
  },
})

const sheetMade = "document.createElement('style');"

/** Two sheets of Ant Design (how broad a scrollbar is, and the page behind a dialog) leave out the page's nonce: they get it here. */
const nonceForEverySheet = (): Plugin => ({
  name: 'nonce-for-every-sheet',
  transform(code, id) {
    if (!id.endsWith('@rc-component/util/es/Dom/dynamicCSS.js')) return undefined
    if (!code.includes(sheetMade)) return this.error('the sheets are made in another way now')
    const nonce = `document.querySelector('meta[property="csp-nonce"]')?.nonce`
    return code.replace(sheetMade, `${sheetMade} styleNode.nonce = ${nonce} ?? '';`)
  },
})

/** Small parts that most pages need: in one file they are fewer and smaller than in twenty. */
const oftenTogether =
  /^\/(?:console\/src\/(?:kit\/(?:panel|notes|page-head|turn|spans)\/|kit\/thing\/(?:places|thing-link)|kit\/words\/signed-yuan|doors\/save-file)|contract\/(?:digits|spans)|src\/lib\/format\/)/

const isOftenTogether = (file: string): boolean => file.startsWith(root) && oftenTogether.test(file.slice(root.length))

export default defineConfig({
  root: import.meta.dirname,
  // Relative, because the page's base says where the console is served.
  base: './',
  // The server puts a new one in the place of this word for every page that it sends.
  html: { cspNonce: '__NONCE__' },
  plugins: [react(), nonceForEverySheet(), compressedCopies()],
  resolve: {
    // What the app and the console share is drawn by the console's own React.
    dedupe: ['react', 'react-dom'],
    alias: [
      { find: '@contract', replacement: path.join(root, 'contract') },
      { find: /^@\//, replacement: `${path.join(root, 'src')}/` },
    ],
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: out,
    emptyOutDir: true,
    target: ['chrome107', 'safari16', 'firefox104'],
    manifest: true,
    // What a browser that does not know it would load a little earlier is not worth a script of its own.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rollupOptions: {
      output: {
        assetFileNames: 'assets/[name].[hash][extname]',
        chunkFileNames: 'assets/[name].[hash].js',
        entryFileNames: 'assets/[name].[hash].js',
        hashCharacters: 'hex',
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'kit', test: isOftenTogether }] },
      },
    },
  },
  server: { port: 10087, proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
})
