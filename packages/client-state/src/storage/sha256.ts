import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of a text, in hexadecimal. Unlike `crypto.subtle` it works without https. */
export const sha256Of = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
