// The three steps: code, device, done.
import { useRef, useState } from "react";
import { requestId } from "../requestId";
import { WireFailure } from "pilothouse/wire";
import type { Visitor } from "../visitor/visitor";
import { extractCode, rememberCode, readRememberedCode } from "./code";
import { findPackage, type RedeemedPackage, redeem, type RedeemResult } from "./redemption";

export const useRedeem = (visitor: Visitor, endOn: (error: unknown) => boolean) => {
  const [code, setCode] = useState(readRememberedCode);
  const [found, setFound] = useState<RedeemedPackage | null>(null);
  const [uid, setUid] = useState(() => {
    const asked = new URLSearchParams(location.search).get("uid");
    const known = visitor.devices.find((device) => device.uid === asked);
    return known?.uid ?? (visitor.devices.length === 1 ? (visitor.devices[0]?.uid ?? "") : "");
  });
  const [missing, setMissing] = useState<"code" | "device" | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<RedeemResult | null>(null);
  // The request id stays the same until the platform answers. A second attempt after a lost answer is therefore the
  // same request.
  const request = useRef(requestId());
  const isSending = useRef(false);

  const change = (value: string) => {
    setCode(value);
    rememberCode(value);
    setMissing(null);
    setFailure(null);
  };

  const attempt = async (work: () => Promise<void>) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      if (error instanceof WireFailure && error.reason === "answer") request.current = requestId();
      if (!endOn(error)) setFailure(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const check = (value: string = code) => {
    setMissing(value.trim() === "" ? "code" : null);
    if (value.trim() === "") return undefined;
    return attempt(async () => setFound(await findPackage(value.trim())));
  };
  const activate = () => {
    setMissing(uid === "" ? "device" : null);
    if (uid === "") return undefined;
    return attempt(async () => {
      setDone(await redeem(code.trim(), uid, request.current));
      rememberCode("");
    });
  };
  const scan = (scanned: string) => {
    const value = extractCode(scanned);
    change(value);
    return check(value);
  };
  /** Returns to the code, or starts with a new code. */
  const again = (keep: boolean) => {
    if (!keep) change("");
    setFailure(null);
    setFound(null);
    setDone(null);
    request.current = requestId();
  };
  const choose = (device: string) => {
    setUid(device);
    setMissing(null);
    setFailure(null);
    request.current = requestId();
  };

  return { code, change, check, scan, found, uid, choose, activate, missing, failure, busy, done, again };
};
