// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

/// @notice Verifies signatures: of secp256k1 keys, and of accounts that are contracts, which judge them (EIP-1271).
library Signatures {
    /// The answer of a contract that accepts a signature.
    bytes4 private constant ACCEPTED = 0x1626ba7e;
    /// Half of the order of the curve. With an `s` above it, each signature would have a second form (EIP-2).
    uint256 private constant MAX_S = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0;

    /// @notice Whether `signer` signed the digest.
    function isValid(address signer, bytes32 digest, uint8 v, bytes32 r, bytes32 s) internal pure returns (bool) {
        if (uint256(s) > MAX_S || (v != 27 && v != 28)) return false;
        // ecrecover returns the zero address for numbers that are no signature of any key.
        return signer != address(0) && ecrecover(digest, v, r, s) == signer;
    }

    /// @notice The same for an account. One with code judges the signature, whatever its length is: also one that has delegated
    /// itself (EIP-7702), although it has a key. Of a key, it has 65 bytes.
    function isValid(address signer, bytes32 digest, bytes calldata signature) internal view returns (bool) {
        if (signer.code.length != 0) return _isAccepted(signer, digest, signature);
        if (signature.length != 65) return false;
        (uint8 v, bytes32 r, bytes32 s) = split(signature);
        return isValid(signer, digest, v, r, s);
    }

    function _isAccepted(address account, bytes32 digest, bytes calldata signature) private view returns (bool) {
        (bool success, bytes memory answer) =
            account.staticcall(abi.encodeWithSelector(ACCEPTED, digest, signature));
        return success && answer.length >= 32 && bytes32(answer) == bytes32(ACCEPTED);
    }

    /// @notice The parts of a signature of 65 bytes: `r`, `s`, `v`.
    function split(bytes calldata signature) internal pure returns (uint8 v, bytes32 r, bytes32 s) {
        return (uint8(signature[64]), bytes32(signature[:32]), bytes32(signature[32:64]));
    }
}
