// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Signatures} from './Signatures.sol';
import {TypedDataCoin} from './TypedDataCoin.sol';

/// @notice A coin whose holder sets an allowance with a signature (EIP-2612). Like many coins, it takes those of keys only.
contract PermitCoin is TypedDataCoin {
    bytes32 private constant PERMIT_TYPE =
        keccak256('Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)');

    /// @notice The nonce of the account's next permit.
    mapping(address account => uint256) public nonces;

    error PermitExpired();

    constructor(string memory name_, string memory symbol_, uint8 decimals_, string memory version_)
        TypedDataCoin(name_, symbol_, decimals_, version_)
    {}

    /// @notice Sets an allowance as the holder has signed. Anybody may call it.
    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        if (block.timestamp > deadline) revert PermitExpired();
        // A signature that is not valid reverts the increment, too.
        bytes32 structHash = keccak256(abi.encode(PERMIT_TYPE, holder, spender, value, nonces[holder]++, deadline));
        if (!Signatures.isValid(holder, _digest(structHash), v, r, s)) revert InvalidSignature();
        _approve(holder, spender, value);
    }
}
