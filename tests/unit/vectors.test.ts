import path from 'node:path'
import { checkFile, vectorFiles } from '../vectors/check'

const folder = path.join(__dirname, '../vectors/golden')

describe('the golden vectors', () => {
  test.each(vectorFiles(folder))('%s holds for the product', async (name) => {
    const { failed, reported } = await checkFile(folder, name)
    expect({ failed, reported }).toEqual({ failed: [], reported: [] })
  })
})
