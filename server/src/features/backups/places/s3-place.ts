import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Place, StoredPart } from './place.ts';
import { answerOf, PlaceError, statusErrorOf } from './place-error.ts';

export interface S3Settings {
  /** Null for that of Amazon. */
  endpoint: string | null;
  region: string;
  bucket: string;
  /** Folder in the bucket; may be empty. */
  path: string;
  accessKey: string;
  secretKey: string;
}

// News of the library about versions of Node.js are none for those who read the log.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

/** Bytes of which two are in memory at a time; ten thousand such parts make the largest file. */
const partSize = 8 * 1024 * 1024;

/** A folder in a bucket has no slashes around it. */
const trimmedPath = (path: string): string => path.split('/').filter(Boolean).join('/');

/** A bucket of any storage that speaks S3. */
export const createS3Place = ({ endpoint, region, bucket: Bucket, path, accessKey, secretKey }: S3Settings): Place => {
  const client = new S3Client({
    ...(endpoint !== null && { endpoint }),
    region,
    // Names of buckets before the host want certificates and DNS that storage at home does not have.
    forcePathStyle: endpoint !== null,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Others than Amazon's refuse checksums that they do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 10_000, requestTimeout: 120_000 },
  });
  const top = trimmedPath(path);
  const prefix = top ? `${top}/` : '';
  const keyOf = (key: string) => ({ Bucket, Key: prefix + key });

  const list = async function* (folder: string): AsyncGenerator<StoredPart> {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${folder}/`, ContinuationToken }),
      );
      for (const { Key, Size } of page.Contents ?? [])
        if (Key) yield { key: Key.slice(prefix.length), size: Size ?? 0 };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  };
  const remove = async (key: string) => void (await client.send(new DeleteObjectCommand(keyOf(key))));

  return {
    names: async () => {
      const found: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, Delimiter: '/', ContinuationToken }),
        );
        for (const { Prefix = '' } of page.CommonPrefixes ?? []) found.push(Prefix.slice(prefix.length, -1));
        for (const { Key = '' } of page.Contents ?? []) found.push(Key.slice(prefix.length));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
    list,
    write: async (key, Body) => {
      const upload = new Upload({
        client,
        params: { ...keyOf(key), Body },
        queueSize: 2,
        partSize,
        leavePartsOnError: true,
      });
      try {
        await upload.done();
      } catch (error) {
        // What went wrong is told, and not that clearing up after it went wrong as well.
        const { uploadId: UploadId } = upload;
        if (UploadId)
          await client.send(new AbortMultipartUploadCommand({ ...keyOf(key), UploadId })).catch(() => undefined);
        throw error;
      }
    },
    read: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(keyOf(key)));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof S3ServiceException && error.name === 'NoSuchKey') return undefined;
        throw error;
      }
    },
    remove,
    removeFolder: async (folder) => {
      for await (const { key } of list(folder)) await remove(key);
    },
    room: async () => null,
  };
};

const wrongKeys = new Set(['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'AuthorizationHeaderMalformed']);
const fullNames = new Set(['XMinioStorageFull', 'QuotaExceeded', 'StorageQuotaExceeded', 'InsufficientStorage']);

/** What the storage said, where it said something. */
export const s3ErrorOf = (cause: unknown): PlaceError | undefined => {
  if (!(cause instanceof S3ServiceException)) return undefined;
  const answer = [cause.name, answerOf(cause)].filter((part) => part && part !== 'UnknownError').join(': ');
  if (wrongKeys.has(cause.name)) return new PlaceError('refused', { answer, cause });
  if (fullNames.has(cause.name)) return new PlaceError('full', { answer, cause });
  const status = cause.$metadata.httpStatusCode;
  return status === undefined ? new PlaceError('unreachable', { answer, cause }) : statusErrorOf(status, answer, cause);
};
